/** Read by the server only, when a mail is written. */
export const fr = {
  invitation: {
    title: '{company} vous invite',
    titleOfUnverified: '{product}\u00a0: invitation à l’espace {company}',
    typedName: '«\u00a0{name}\u00a0»',
    why: {
      owner:
        '{company} vous confie la responsabilité de son espace {product} : inviter, régler, suivre.',
      hr: '{company} vous invite à tenir son espace {product} pour les ressources humaines.',
      prevention:
        '{company} vous désigne pour la prévention des risques, dans son espace {product}.',
      cse: '{company} vous invite à rejoindre son espace {product} au titre du CSE.',
      employee:
        '{company} vous ouvre {product} : vous y direz en vingt secondes comment va le travail, quand vous le voulez.',
    },
    promise:
      'Personne dans votre entreprise ne voit vos réponses, ni même si vous répondez. Seuls paraissent des chiffres de groupe, à partir de dix personnes inscrites.',
    link: 'Rejoindre l’espace',
    life: 'Cette invitation est pour vous seul·e. Elle vaut {days} jours et ne sert qu’une fois.',
    unverified:
      'Nous n’avons pas encore vérifié cette entreprise\u00a0: en cas de doute, demandez-lui d’abord si elle vous a invité·e.',
    notYou:
      'Vous ne connaissez pas cette entreprise ? Ignorez ce message : sans vous, rien ne se passera.',
    signature: 'L’équipe {product}',
  },
};
