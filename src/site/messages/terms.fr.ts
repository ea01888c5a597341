export const fr = {
  title: 'Conditions générales de vente',
  description:
    'Conditions de vente aux professionnels\u00a0: prix, commande, paiement, pénalités de retard, livraison, échange, garanties, abonnement, licence, données et cadeaux.',
  intro:
    'Elles s’appliquent à toute vente entre {entity} et ses clients professionnels\u00a0: entreprises, associations, administrations, comités sociaux et économiques (CSE).',
  zones: {
    caption: 'Livraison, par box, hors taxes',
    columns: { zone: 'Destination', price: 'Prix par box' },
    names: {
      france: 'France continentale, Corse et Monaco',
      europe: 'Union européenne',
      neighbours: 'Suisse et Royaume-Uni',
      world: 'Outre-mer et reste du monde',
    },
    included: 'Comprise dans le prix des produits',
    indicative: '{price}, transport compris\u202f; prix indicatif, seul le devis engage',
  },
  bands: {
    caption: 'Licence, par salarié et par mois, hors taxes',
    columns: { headcount: 'Effectif', price: 'Par salarié et par mois' },
    upTo: 'Jusqu’à {to} salariés',
    between: 'De {from} à {to} salariés',
    from: '{from} salariés et plus',
  },
  sections: {
    scope: {
      title: 'À qui nous vendons, et à quelles conditions',
      body: '<p>Nous vendons à des professionnels et à des CSE, pour les besoins de leur activité, et non à des particuliers. Ces conditions sont le socle unique de la négociation commerciale (Code de commerce, art.\u00a0L441-1). Elles prévalent sur vos conditions d’achat, sauf accord écrit et signé\u202f; un devis accepté prévaut sur elles pour ce qu’il dit autrement.</p><p>La version applicable est celle en vigueur le jour de la commande\u00a0: le numéro en est conservé avec elle, et chaque version reste téléchargeable au bas de cette page.</p>',
    },
    order: {
      title: 'Commande',
      body: '<p>Une commande se passe en ligne, en français ou en anglais, ou par l’acceptation d’un devis. Avant de la valider, vous voyez le détail des produits, des taxes et du total, et pouvez le corriger (Code civil, art.\u00a01127-2). Elle est ferme quand vous l’avez validée et que nous l’avons confirmée par e-mail. Qui commande déclare en avoir le pouvoir.</p><p>Jusqu’au début de la préparation, vous pouvez modifier ou annuler votre commande sans frais. Si un produit vient à manquer, nous vous proposons un équivalent du même thème ou le remboursement.</p>',
    },
    prices: {
      title: 'Prix',
      body: '<p>Les prix sont en euros, hors taxes. La TVA s’ajoute au taux de chaque produit, indiqué avec sa raison avant la commande. Le prix applicable est celui que nos serveurs calculent au moment de la commande\u202f; s’il diffère de celui affiché, rien n’est commandé avant que vous l’ayez vu et accepté. Une commande passée garde son prix.</p><p>Nos prix sont publics et les mêmes pour tous, au barème du catalogue. Une remise ne s’applique que si un devis ou le catalogue l’indique.</p>',
    },
    payment: {
      title: 'Facturation et paiement',
      body: '<p>Chaque vente donne lieu à une facture conforme à l’article L441-9 du Code de commerce et au Code général des impôts, disponible depuis la page de la commande et, pour qui en a un, depuis l’espace de l’entreprise.</p><p>On paie par carte ou prélèvement SEPA à la commande, ou par virement avec la référence indiquée\u00a0: la préparation commence à réception. Un virement est attendu {transferDays} jours après celui de la commande\u202f; s’il n’est pas arrivé, elle s’annule d’elle-même et rien n’est dû. Un virement arrivé plus tard vous est rendu, sauf si nous pouvons encore livrer et que vous le souhaitez. Depuis son espace, une entreprise peut demander à payer après livraison\u202f; si nous l’accordons, la somme est due {creditDays} jours après l’expédition, sauf autre délai convenu par écrit, qui ne peut dépasser soixante jours après la date de la facture (Code de commerce, art.\u00a0L441-10). Aucun escompte n’est consenti pour paiement anticipé.</p>',
    },
    late: {
      title: 'Retard de paiement',
      body: '<p>Toute somme impayée à l’échéance produit, de plein droit et sans rappel, dès le lendemain, des pénalités au taux d’intérêt appliqué par la Banque centrale européenne à son opération de refinancement la plus récente, majoré de dix points de pourcentage, soit aujourd’hui {lateRate} par an, ainsi qu’une indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement par facture (Code de commerce, art.\u00a0L441-10 et D441-5). Si ces frais sont supérieurs, une indemnisation complémentaire peut être demandée sur justification.</p>',
    },
    delivery: {
      title: 'Livraison et transfert des risques',
      body: '<p>La TVA est celle du lieu de livraison. Les box sont livrées à l’adresse de l’entreprise ou, si l’entreprise le prévoit, au domicile de chaque salarié. La semaine souhaitée est respectée lorsque c’est possible\u202f; ce souhait n’est pas un délai de rigueur. Si une livraison n’a pas lieu dans les trente jours de la date annoncée, vous pouvez annuler ce qui reste à livrer et en être remboursé.</p><p>Les risques vous sont transférés à la remise des colis. Comptez-les et regardez-les devant le transporteur\u00a0: des réserves précises sur le bon de livraison, confirmées au transporteur par lettre recommandée dans les trois jours (Code de commerce, art.\u00a0L133-3), nous permettent d’agir. Hors de l’Union européenne, droits et taxes d’arrivée sont à votre charge.</p>',
    },
    ownership: {
      title: 'Réserve de propriété',
      body: '<p>Les produits restent notre propriété jusqu’au paiement complet du prix, taxes comprises (Code civil, art.\u00a02367 et suivants). Cela ne vous empêche pas de les remettre à leurs destinataires.</p>',
    },
    exchange: {
      title: 'Échange',
      body: '<p>Si un produit est abîmé, manquant, non conforme ou simplement décevant, demandez son échange dans les {exchangeDays} jours de la livraison, depuis la page de votre commande (le lien est dans chacun de nos e-mails), avec une photographie s’il est abîmé. Nous l’échangeons à nos frais, retour compris\u202f; si l’échange est impossible, nous établissons un avoir. Les produits personnalisés à votre logo ne sont repris que s’ils sont défectueux. Cet engagement s’ajoute aux garanties de la loi et n’en retire rien.</p>',
    },
    withdrawal: {
      title: 'Rétractation des petits professionnels',
      body: '<p>Le droit de rétractation protège les consommateurs. La loi l’étend aux professionnels qui emploient cinq salariés au plus, pour un contrat conclu hors établissement et dont l’objet n’entre pas dans le champ de leur activité principale (Code de la consommation, art.\u00a0L221-3). Si l’un de nous vous fait signer chez vous et que vous êtes dans ce cas, vous avez quatorze jours, à compter de la livraison, ou de la signature pour un service, pour vous rétracter sans motif\u00a0: un message à {email} suffit, et nous remboursons dans les quatorze jours. Les denrées périssables et les produits personnalisés n’y sont pas soumis (même code, art.\u00a0L221-28).</p><p>Une commande passée en ligne n’en relève pas\u202f; l’<exchange>échange</exchange> vous est ouvert dans tous les cas.</p>',
    },
    warranty: {
      title: 'Garanties',
      body: '<p>Nous devons des produits conformes à la commande (Code civil, art.\u00a01604). Nous garantissons leurs vices cachés\u00a0: vous pouvez les rendre contre le prix ou les garder contre une partie du prix (art.\u00a01641 et 1644), en agissant dans les deux ans de la découverte du vice (art.\u00a01648). La responsabilité du fait des produits défectueux s’applique (art.\u00a01245 et suivants).</p>',
    },
    origin: {
      title: 'Denrées, origine et composition',
      body: '<p>Chaque fiche indique, avant la commande, la dénomination, le fabricant et le lieu de fabrication, la liste des ingrédients, les allergènes, la quantité, la durabilité et les conditions de conservation (règlement (UE) n°\u00a01169/2011, art.\u00a09 et 14)\u202f; l’étiquette fait foi. Il vous revient de transmettre ces informations aux salariés et de garder les produits comme il est dit. L’alcool n’est pas remis aux mineurs.</p><p>L’origine française n’est affichée que lorsqu’une preuve en cours de validité l’établit. Une box n’est ni un produit de santé, ni une mesure de prévention des risques professionnels.</p>',
    },
    subscription: {
      title: 'Box du mois\u00a0: engagement et résiliation',
      body: '<p>La box du mois s’achète avec un engagement de douze mois, de six mois, ou sans engagement\u202f; le prix est d’autant plus bas que l’engagement est long. Chaque mois est une commande, facturée et payée comme telle. Vous pouvez changer de formule, faire varier l’effectif, suspendre ou résilier <strong>à tout moment, sans frais</strong>, depuis votre espace.</p><p>Si vous quittez un engagement avant son terme, le prix accordé en échange de cet engagement est recalculé sur celui de la formule sans engagement <strong>à compter de la date de résiliation, jamais en arrière</strong>\u00a0: les mois écoulés ne sont pas refacturés, seuls les envois encore demandés après cette date le sont au prix sans engagement. Le simulateur et le panier le rappellent, chiffres à l’appui, avant le paiement.</p>',
    },
    licence: {
      title: 'Licence de l’application',
      body: '<p>La licence est un droit d’usage de l’application, personnel à l’entreprise, non exclusif et non cessible, pour ses salariés et à concurrence de l’effectif déclaré, accompagnement compris. Un essai de trente jours la précède\u202f; il s’arrête de lui-même. Elle s’achète pour un an, payé d’avance, au prix de la tranche de l’effectif, et ne se renouvelle pas d’elle-même\u202f; des places s’ajoutent en cours d’année, au prorata des jours restants.</p><p>Vous vous engagez à n’inscrire que vos salariés, à ne pas chercher à savoir qui a répondu quoi, et à ne faire subir aucune conséquence à qui répond ou ne répond pas. Nous maintenons l’application et ses données avec soin, sans promettre un taux de disponibilité\u202f; une interruption prévue est annoncée sur le site.</p><p>À la fin du contrat, l’entreprise emporte ses documents, notamment toutes les versions de son document unique. L’application aide l’employeur à remplir ses obligations\u202f; elle ne les remplit pas à sa place.</p>',
    },
    gifts: {
      title: 'Cadeaux et URSSAF',
      body: '<p>Une box offerte à un salarié est un avantage. Elle peut bénéficier de la tolérance de l’URSSAF, sous conditions\u00a0: jusqu’à {limit} par salarié et par année civile en {year}, TVA comprise, <strong>tous les cadeaux et bons d’achat de l’année additionnés</strong>. Au-delà, chaque cadeau doit se rattacher à un évènement de la liste de l’URSSAF et respecter sa propre limite de 5\u00a0% du plafond mensuel\u202f; à défaut, la valeur entière entre dans l’assiette des cotisations. À partir de {council} salariés, c’est le CSE, et non l’employeur, qui bénéficie de cette tolérance.</p><p>Nous faisons le calcul pour vous et vous avertissons avant la limite, d’après nos box et les autres cadeaux que vous nous indiquez. Nous n’avons pas connaissance du reste\u00a0: la déclaration demeure votre responsabilité.</p>',
    },
    privacy: {
      title: 'Données personnelles et sous-traitance',
      body: '<p>Nous traitons les données de vos interlocuteurs pour vendre, livrer et facturer, comme le dit notre <privacy>politique de confidentialité</privacy>. Pour l’application, la liste des salariés, les choix de box et le compteur de cadeaux, vous êtes responsable du traitement et nous sommes votre sous-traitant. Les engagements qui suivent valent accord au sens de l’article 28 du RGPD, pour la durée du contrat\u00a0:</p><ul><li>nous ne traitons ces données que sur vos instructions écrites, dont le contrat et les réglages de votre espace font partie, et vous prévenons si l’une nous paraît illicite\u202f;</li><li>par exception voulue par les deux parties, <strong>vous ne pouvez pas nous demander de vous montrer la réponse d’une personne</strong>, ni de contourner la règle d’anonymat\u202f;</li><li>qui y a accès est tenu au secret, et les mesures de sécurité sont celles que décrit la politique de confidentialité\u202f;</li><li>nos propres prestataires y sont nommés\u202f; nous vous annonçons un changement trente jours avant, vous pouvez vous y opposer et, faute d’accord, résilier sans frais\u202f; nous répondons d’eux\u202f;</li><li>nous vous aidons à répondre aux personnes, à mener votre analyse d’impact et à prévenir la CNIL, et vous signalons toute violation de données dans les meilleurs délais après en avoir eu connaissance\u202f;</li><li>à la fin du contrat, nous vous rendons vos documents puis effaçons les données, hors ce que la loi nous fait conserver\u202f;</li><li>nous tenons à votre disposition ce qui prouve le respect de ces engagements et permettons les audits, une fois l’an et sur préavis de trente jours.</li></ul>',
    },
    liability: {
      title: 'Responsabilité et force majeure',
      body: '<p>Nous répondons des dommages directs et prévisibles causés par un manquement de notre part, dans la limite des sommes payées au cours des douze derniers mois. Cette limite ne joue ni en cas de faute lourde ou intentionnelle, ni pour les dommages corporels, ni pour les produits défectueux, ni pour une obligation essentielle qu’elle priverait de sa substance (Code civil, art.\u00a01170). Nul n’est responsable d’un cas de force majeure (art.\u00a01218)\u00a0: s’il dure plus de trente jours, chacun peut mettre fin à la commande, et ce qui a été payé pour ce qui n’est pas livré est rendu.</p>',
    },
    changes: {
      title: 'Modification et preuve',
      body: '<p>Une nouvelle version de ces conditions ne s’applique qu’aux commandes passées après sa mise en ligne\u202f; un abonnement ou une licence en cours reste soumis à la version acceptée jusqu’à son prochain engagement. Si une clause est nulle, les autres demeurent. Sauf preuve contraire, nos enregistrements des commandes et des paiements font foi entre nous, et vous pouvez les demander.</p>',
    },
    law: {
      title: 'Droit applicable et tribunaux',
      body: '<p>Ces conditions relèvent du droit français, à l’exclusion de la Convention de Vienne sur la vente internationale de marchandises. En cas de désaccord, parlons-nous d’abord\u00a0: <contact>écrivez-nous</contact>, ou saisissez le <mediator>Médiateur des entreprises</mediator>. À défaut d’accord dans les trente jours, les tribunaux de Paris compétents en matière commerciale sont saisis\u202f; un CSE, une association ou toute autre partie qui n’est pas commerçante garde le tribunal que la loi lui donne. La version française de ces conditions prévaut.</p>',
    },
  },
};
