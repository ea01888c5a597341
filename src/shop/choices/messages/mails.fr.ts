/** Read by the server only, when a mail is written. */
export const fr = {
  monthly: 'La box {deMonth}',
  greeting: 'Bonjour {name},',
  invited: {
    title: 'Une box pour vous, offerte par {company}\u00a0: choisissez-la',
    text: 'Une box de produits français est pour vous, offerte par {company} («\u00a0{title}\u00a0»). Choisissez ce qu’elle contient avant le {day} au soir\u202f; vingt secondes suffisent, et vous pourrez changer d’avis jusque-là.',
  },
  first: {
    title: 'Votre box vous attend jusqu’au {day}',
    text: 'Vous avez jusqu’au {day} au soir pour choisir la box que {company} vous offre («\u00a0{title}\u00a0»).',
  },
  last: {
    title: 'Dernier jour bientôt pour choisir votre box',
    text: 'Le choix «\u00a0{title}\u00a0» se ferme le {day} au soir. Sans réponse de votre part, la page vous dit ce que deviendra votre box.',
  },
  home: 'Elle vous sera envoyée chez vous\u00a0: vous seul·e indiquez l’adresse, et votre entreprise ne la voit pas.',
  link: 'Choisir ma box',
  mailboxFull: 'trop de messages aujourd’hui à cette boîte aux lettres, rien n’est parti',
  typedName: '«\u00a0{name}\u00a0»',
  unverified:
    'Nous n’avons pas encore vérifié cette entreprise\u00a0: en cas de doute, demandez-lui d’abord si cette box vient d’elle.',
  promise:
    '{company} ne voit ni votre choix, ni si vous avez répondu. Elle saura seulement combien de box de chaque sorte ont été choisies, et seulement si cela ne désigne personne.',
  personal: 'Ce lien est pour vous seul·e\u00a0: qui le détient peut choisir à votre place.',
  signature: 'L’équipe {product}',
};
