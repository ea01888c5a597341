export const fr = {
  title: 'Conditions générales de vente',
  description:
    'Conditions de vente aux professionnels : prix, commande, paiement, pénalités de retard, livraison, réserve de propriété, échange, abonnement, cadeaux et URSSAF.',
  intro:
    'Elles s’appliquent à toute vente entre {entity} et ses clients professionnels : entreprises, associations, administrations, comités sociaux et économiques (CSE).',
  updated: 'Version du {day}.',
  contents: 'Sommaire',
  sections: {
    scope: {
      title: 'À qui nous vendons',
      body: '<p>Nous vendons à des professionnels et à des CSE, pas à des particuliers. Ces conditions sont le socle unique de la négociation commerciale (Code de commerce, art. L441-1) ; elles prévalent sur vos conditions d’achat, sauf accord écrit et signé.</p>',
    },
    prices: {
      title: 'Prix',
      body: '<p>Les prix sont en euros, hors taxes, livraison en France métropolitaine et à Monaco comprise. La TVA s’ajoute au taux de chaque produit, indiqué avec sa raison avant la commande. Le prix applicable est celui que nos serveurs calculent au moment de la commande ; s’il diffère de celui affiché, rien n’est commandé avant que vous l’ayez vu et accepté.</p>',
    },
    order: {
      title: 'Commande',
      body: '<p>La commande est ferme quand vous l’avez validée et que nous l’avons confirmée par e-mail. Jusqu’au début de la préparation, vous pouvez la modifier ou l’annuler sans frais. Si un produit vient à manquer, nous vous proposons un équivalent du même thème ou le remboursement.</p>',
    },
    payment: {
      title: 'Paiement',
      body: '<p>Par carte ou prélèvement SEPA à la commande, ou par virement avec la référence indiquée : la préparation commence à réception. Depuis son espace, une entreprise peut demander à payer après livraison\u202f; si nous l’accordons, la somme est due trente jours après l’expédition, sauf autre délai convenu par écrit. Aucun escompte n’est consenti pour paiement anticipé.</p>',
    },
    late: {
      title: 'Retard de paiement',
      body: '<p>Toute somme impayée à l’échéance produit, de plein droit et sans rappel, des pénalités au taux d’intérêt appliqué par la Banque centrale européenne à son opération de refinancement la plus récente, majoré de dix points de pourcentage, ainsi qu’une indemnité forfaitaire de 40 € pour frais de recouvrement (Code de commerce, art. L441-10 et D441-5). Si ces frais sont supérieurs, une indemnisation complémentaire peut être demandée sur justification.</p>',
    },
    delivery: {
      title: 'Livraison et risques',
      body: '<p>Les box sont livrées à l’adresse de l’entreprise, la semaine souhaitée lorsque c’est possible ; ce souhait n’est pas un délai de rigueur. Les risques passent à la remise des colis. Comptez-les et regardez-les devant le transporteur : des réserves précises, confirmées au transporteur par lettre recommandée dans les trois jours (Code de commerce, art. L133-3), nous permettent d’agir.</p>',
    },
    ownership: {
      title: 'Réserve de propriété',
      body: '<p>Les produits restent notre propriété jusqu’au paiement complet du prix, taxes comprises (Code civil, art. 2367 et suivants).</p>',
    },
    exchange: {
      title: 'Échange',
      body: '<p>Entre professionnels, la loi n’accorde pas de droit de rétractation pour un achat en ligne. Nous offrons mieux : si un produit est abîmé, manquant, non conforme ou simplement décevant, demandez son échange dans les {exchangeDays} jours de la livraison, depuis la page de votre commande (le lien est dans chacun de nos e-mails), avec une photographie s’il est abîmé. Nous l’échangeons à nos frais, retour compris ; si l’échange est impossible, nous établissons un avoir. Les produits personnalisés à votre logo ne sont repris que s’ils sont défectueux.</p>',
    },
    subscription: {
      title: 'Box du mois, engagement et résiliation',
      body: '<p>La box du mois s’achète avec un engagement de douze mois, de six mois, ou sans engagement ; le prix est d’autant plus bas que l’engagement est long. Vous pouvez changer de formule, faire varier l’effectif, suspendre ou résilier <strong>à tout moment, sans frais</strong>.</p><p>Si vous quittez un engagement avant son terme, le prix accordé en échange de cet engagement est recalculé sur celui de la formule sans engagement <strong>à compter de la date de résiliation, jamais en arrière</strong> : les mois écoulés ne sont pas refacturés, seuls les envois encore demandés après cette date le sont au prix sans engagement. Le simulateur et le panier le rappellent, chiffres à l’appui, avant le paiement.</p>',
    },
    licence: {
      title: 'Licence de l’application',
      body: '<p>La licence ouvre l’usage de l’application à l’effectif déclaré, pour un prix mensuel par salarié, accompagnement compris. Un essai de trente jours la précède ; il s’arrête de lui-même. Elle s’achète pour un an, payé d’avance, au prix de la tranche de l’effectif, et ne se renouvelle pas d’elle-même\u202f; des places s’ajoutent en cours d’année, au prorata des jours restants. À la fin du contrat, l’entreprise emporte ses documents, notamment toutes les versions de son document unique. L’application aide l’employeur à remplir ses obligations ; elle ne les remplit pas à sa place.</p>',
    },
    gifts: {
      title: 'Cadeaux et URSSAF',
      body: '<p>Une box offerte à un salarié est un avantage. Elle peut bénéficier de la tolérance de l’URSSAF, sous conditions : jusqu’à {limit} par salarié et par année civile en {year}, TVA comprise, <strong>tous les cadeaux et bons d’achat de l’année additionnés</strong>. Au-delà, chaque cadeau doit se rattacher à un évènement de la liste de l’URSSAF et respecter sa propre limite de 5 % du plafond mensuel ; à défaut, la valeur entière entre dans l’assiette des cotisations. À partir de cinquante salariés, c’est le CSE, et non l’employeur, qui bénéficie de cette tolérance.</p><p>Nous faisons le calcul pour vous et vous avertissons avant la limite, d’après nos box et les autres cadeaux que vous nous indiquez. Nous n’avons pas connaissance du reste : la déclaration demeure votre responsabilité.</p>',
    },
    origin: {
      title: 'Origine et composition',
      body: '<p>Chaque fiche indique le fabricant, le lieu de fabrication, les ingrédients et les allergènes. L’origine française n’est affichée que lorsqu’une preuve en cours de validité l’établit. Une box n’est ni un produit de santé, ni une mesure de prévention des risques professionnels.</p>',
    },
    liability: {
      title: 'Responsabilité',
      body: '<p>Nous répondons des dommages directs et prévisibles causés par un manquement de notre part, dans la limite des sommes payées au cours des douze derniers mois. Cette limite ne joue ni en cas de faute lourde ou intentionnelle, ni pour les dommages corporels, ni pour les produits défectueux. Nul n’est responsable d’un cas de force majeure.</p>',
    },
    privacy: {
      title: 'Données personnelles',
      body: '<p>Elles sont traitées comme le dit notre <privacy>politique de confidentialité</privacy>. Pour l’application, un accord de sous-traitance (RGPD, art. 28) complète le contrat.</p>',
    },
    law: {
      title: 'Droit applicable',
      body: '<p>Ces conditions relèvent du droit français. En cas de désaccord, parlons-nous d’abord : <contact>écrivez-nous</contact>. À défaut d’accord dans les trente jours, les tribunaux de Paris compétents en matière commerciale sont saisis.</p>',
    },
  },
  next: 'Poser une question sur ces conditions',
};
