import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'Conditions générales de vente', en: 'Terms of sale' },
  description: {
    fr: 'Conditions de vente aux professionnels\u00a0: prix, commande, paiement, pénalités de retard, livraison, échange, garanties, abonnement, licence, données et cadeaux.',
    en: 'Terms of sale to businesses: prices, orders, payment, late penalties, delivery, exchange, warranties, subscription, licence, data, gifts and URSSAF.',
  },
  intro: {
    fr: 'Elles s’appliquent à toute vente entre {entity} et ses clients professionnels\u00a0: entreprises, associations, administrations, comités sociaux et économiques (CSE).',
    en: 'They apply to every sale between {entity} and its business customers: companies, associations, public bodies and works councils (CSE). The French version prevails.',
  },
  zones: {
    caption: { fr: 'Livraison, par box, hors taxes', en: 'Delivery, per box, excluding VAT' },
    columns: {
      zone: { fr: 'Destination', en: 'Destination' },
      price: { fr: 'Prix par box', en: 'Price per box' },
    },
    names: {
      france: {
        fr: 'France continentale, Corse et Monaco',
        en: 'Mainland France, Corsica and Monaco',
      },
      europe: { fr: 'Union européenne', en: 'European Union' },
      neighbours: { fr: 'Suisse et Royaume-Uni', en: 'Switzerland and United Kingdom' },
      world: {
        fr: 'Outre-mer et reste du monde',
        en: 'French overseas territories and rest of the world',
      },
    },
    included: {
      fr: 'Comprise dans le prix des produits',
      en: 'Included in the price of the products',
    },
    indicative: {
      fr: '{price}, transport compris\u202f; prix indicatif, seuls la commande ou le devis engagent',
      en: '{price}, transport included; indicative price, only the order or the quote binds',
    },
  },
  bands: {
    caption: {
      fr: 'Licence, par salarié et par mois, hors taxes',
      en: 'Licence, per employee and month, excluding VAT',
    },
    columns: {
      headcount: { fr: 'Salariés', en: 'Employees' },
      price: { fr: 'Chacun, par mois', en: 'Each, per month' },
    },
    upTo: { fr: 'Les {to} premiers', en: 'The first {to}' },
    between: { fr: 'Du {from}e au {to}e', en: 'From number {from} to {to}' },
    from: { fr: 'À partir du {from}e', en: 'From number {from} on' },
  },
  sections: {
    scope: {
      title: {
        fr: 'À qui nous vendons, et à quelles conditions',
        en: 'Whom we sell to, and on which terms',
      },
      body: {
        fr: '<p>Nous vendons à des professionnels et à des CSE, pour les besoins de leur activité, et non à des particuliers. Ces conditions sont le socle unique de la négociation commerciale (Code de commerce, art.\u00a0L441-1). Elles prévalent sur vos conditions d’achat, sauf accord écrit et signé\u202f; un devis accepté prévaut sur elles pour ce qu’il dit autrement.</p><p>La version applicable est celle en vigueur le jour de la commande\u00a0: le numéro en est conservé avec elle, et chaque version reste téléchargeable au bas de cette page.</p>',
        en: '<p>We sell to businesses and works councils, for the needs of their activity, and not to private individuals. These terms are the sole basis of commercial negotiation (French Commercial Code, art. L441-1). They prevail over your purchasing terms unless agreed otherwise in writing and signed; an accepted quote prevails over them where it says otherwise.</p><p>The version that applies is the one in force on the day of the order: its number is kept with the order, and each version can be downloaded at the foot of this page.</p>',
      },
    },
    order: {
      title: { fr: 'Commande', en: 'Orders' },
      body: {
        fr: '<p>Une commande se passe en ligne, en français ou en anglais, ou par l’acceptation d’un devis. Avant de la valider, vous voyez le détail des produits, des taxes et du total, et pouvez le corriger (Code civil, art.\u00a01127-2). Elle est ferme quand vous l’avez validée et que nous l’avons confirmée par e-mail. Qui commande déclare en avoir le pouvoir.</p><p>Jusqu’au début de la préparation, vous pouvez modifier ou annuler votre commande sans frais. Si un produit vient à manquer, nous vous proposons un équivalent du même thème ou le remboursement.</p>',
        en: '<p>An order is placed online, in French or in English, or by accepting a quote. Before you confirm it you see the products, taxes and total in detail and can correct them (French Civil Code, art. 1127-2). It is firm once you have placed it and we have confirmed it by e-mail. Whoever orders declares that they may.</p><p>Until preparation begins you may change or cancel your order at no fee. If a product runs out, we offer an equivalent of the same theme, or a refund.</p>',
      },
    },
    prices: {
      title: { fr: 'Prix', en: 'Prices' },
      body: {
        fr: '<p>Les prix sont en euros, hors taxes. La TVA s’ajoute au taux de chaque produit, indiqué avec sa raison avant la commande. Le prix applicable est celui que nos serveurs calculent au moment de la commande\u202f; s’il diffère de celui affiché, rien n’est commandé avant que vous l’ayez vu et accepté. Une commande passée garde son prix.</p><p>Nos prix sont publics et les mêmes pour tous, au barème du catalogue. Une remise ne s’applique que si un devis ou le catalogue l’indique.</p>',
        en: '<p>Prices are in euros, excluding VAT. VAT is added at the rate of each product, shown with its reason before you order. The price that applies is the one our servers compute when the order is placed; if it differs from the one on your screen, nothing is ordered until you have seen and accepted it. An order that is placed keeps its price.</p><p>Our prices are public and the same for all, as the catalogue lists them. A discount applies only where a quote or the catalogue says so.</p>',
      },
    },
    payment: {
      title: { fr: 'Facturation et paiement', en: 'Invoices and payment' },
      body: {
        fr: '<p>Chaque vente donne lieu à une facture conforme à l’article L441-9 du Code de commerce et au Code général des impôts, disponible depuis la page de la commande et, pour qui en a un, depuis l’espace de l’entreprise.</p><p>On paie par carte ou prélèvement SEPA à la commande, ou par virement avec la référence indiquée\u00a0: la préparation commence à réception. Un virement est attendu {transferDays} jours après celui de la commande\u202f; s’il n’est pas arrivé, elle s’annule d’elle-même et rien n’est dû. Un virement arrivé plus tard vous est rendu, sauf si nous pouvons encore livrer et que vous le souhaitez. Depuis son espace, une entreprise peut demander à payer après livraison\u202f; si nous l’accordons, la somme est due {creditDays} jours après l’expédition, sauf autre délai convenu par écrit, qui ne peut dépasser soixante jours après la date de la facture (Code de commerce, art.\u00a0L441-10). Aucun escompte n’est consenti pour paiement anticipé.</p>',
        en: '<p>Every sale gives rise to an invoice as article L441-9 of the French Commercial Code and the French Tax Code require, available from the page of the order and, for those who have one, from the company’s space.</p><p>You pay by card or SEPA direct debit when ordering, or by bank transfer with the reference given: preparation begins when the money arrives. A transfer is awaited for {transferDays} days after that of the order; if it has not arrived, the order cancels itself and nothing is due. A transfer that arrives later is given back to you, unless we can still deliver and you wish it. From its space a company may ask to pay after delivery; if we grant it, the sum is due {creditDays} days after dispatch, unless another period is agreed in writing, which cannot exceed sixty days after the date of the invoice (French Commercial Code, art. L441-10). No discount is given for early payment.</p>',
      },
    },
    late: {
      title: { fr: 'Retard de paiement', en: 'Late payment' },
      body: {
        fr: '<p>Toute somme impayée à l’échéance produit, de plein droit et sans rappel, dès le lendemain, des pénalités au taux d’intérêt appliqué par la Banque centrale européenne à son opération de refinancement la plus récente, majoré de dix points de pourcentage, soit aujourd’hui {lateRate} par an, ainsi qu’une indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement par facture (Code de commerce, art.\u00a0L441-10 et D441-5). Si ces frais sont supérieurs, une indemnisation complémentaire peut être demandée sur justification.</p>',
        en: '<p>Any sum unpaid when due bears, by right and without reminder, from the next day on, penalties at the rate applied by the European Central Bank to its most recent refinancing operation plus ten percentage points, today {lateRate} a year, and a fixed sum of €40 for recovery costs per invoice (French Commercial Code, art. L441-10 and D441-5). Where those costs are higher, further compensation may be claimed on evidence.</p>',
      },
    },
    delivery: {
      title: { fr: 'Livraison et transfert des risques', en: 'Delivery and transfer of risk' },
      body: {
        fr: '<p>La TVA est celle du lieu de livraison. Dans l’Union européenne, le transport s’ajoute au prix, sur une ligne à part\u202f; avec un numéro de TVA d’un autre État membre confirmé par VIES, la livraison ne porte pas de TVA française, sinon elle la porte. Outre-mer et hors de l’Union, la commande passe par un devis. La box mensuelle n’est livrée qu’en France.</p><p>Les box sont livrées à l’adresse de l’entreprise ou, si l’entreprise le prévoit, au domicile de chaque salarié. La semaine souhaitée est respectée lorsque c’est possible\u202f; ce souhait n’est pas un délai de rigueur. Si une livraison n’a pas lieu dans les trente jours de la date annoncée, vous pouvez annuler ce qui reste à livrer et en être remboursé.</p><p>Les risques vous sont transférés à la remise des colis. Comptez-les et regardez-les devant le transporteur\u00a0: des réserves précises sur le bon de livraison, confirmées au transporteur par lettre recommandée dans les trois jours (Code de commerce, art.\u00a0L133-3), nous permettent d’agir. Hors de l’Union européenne, droits et taxes d’arrivée sont à votre charge.</p>',
        en: '<p>VAT is that of the place of delivery. In the European Union, carriage is added to the price on a line of its own; with a VAT number of another member state that VIES confirms, the delivery bears no French VAT, otherwise it does. In French overseas departments and outside the Union, orders go by a quote. The monthly box is delivered in France only.</p><p>Boxes are delivered to the company’s address or, where the company arranges it, to the home of each employee. The week you wish is kept where possible; that wish is not a binding deadline. If a delivery has not taken place within thirty days of the announced date, you may cancel what is left to deliver and be refunded for it.</p><p>Risk passes to you when the parcels are handed over. Count and look at them in front of the carrier: precise reservations on the delivery note, confirmed to the carrier by registered letter within three days (French Commercial Code, art. L133-3), allow us to act. Outside the European Union, duties and taxes on arrival are yours to pay.</p>',
      },
    },
    ownership: {
      title: { fr: 'Réserve de propriété', en: 'Retention of title' },
      body: {
        fr: '<p>Les produits restent notre propriété jusqu’au paiement complet du prix, taxes comprises (Code civil, art.\u00a02367 et suivants). Cela ne vous empêche pas de les remettre à leurs destinataires.</p>',
        en: '<p>Products remain ours until the full price is paid, taxes included (French Civil Code, art. 2367 and following). That does not keep you from handing them to their recipients.</p>',
      },
    },
    exchange: {
      title: { fr: 'Échange', en: 'Exchange' },
      body: {
        fr: '<p>Si un produit est abîmé, manquant, non conforme ou simplement décevant, demandez son échange dans les {exchangeDays} jours de la livraison, depuis la page de votre commande (le lien est dans chacun de nos e-mails), avec une photographie s’il est abîmé. Nous l’échangeons à nos frais, retour compris\u202f; si l’échange est impossible, nous établissons un avoir. Les produits personnalisés à votre logo ne sont repris que s’ils sont défectueux. Cet engagement s’ajoute aux garanties de la loi et n’en retire rien.</p>',
        en: '<p>If a product is damaged, missing, not as described or simply disappointing, ask for its exchange within {exchangeDays} days of delivery, from the page of your order (each of our e-mails links to it), with a photograph if it is damaged. We exchange it at our expense, return included; if that is impossible, we issue a credit note. Products bearing your logo are taken back only if they are faulty. This commitment comes on top of the warranties of the law and takes nothing from them.</p>',
      },
    },
    withdrawal: {
      title: {
        fr: 'Rétractation des petits professionnels',
        en: 'Withdrawal for small businesses',
      },
      body: {
        fr: '<p>Le droit de rétractation protège les consommateurs. La loi l’étend aux professionnels qui emploient cinq salariés au plus, pour un contrat conclu hors établissement et dont l’objet n’entre pas dans le champ de leur activité principale (Code de la consommation, art.\u00a0L221-3). Si l’un de nous vous fait signer chez vous et que vous êtes dans ce cas, vous avez quatorze jours, à compter de la livraison, ou de la signature pour un service, pour vous rétracter sans motif\u00a0: un message à {email} suffit, et nous remboursons dans les quatorze jours. Les denrées périssables et les produits personnalisés n’y sont pas soumis (même code, art.\u00a0L221-28).</p><p>Une commande passée en ligne n’en relève pas\u202f; l’<exchange>échange</exchange> vous est ouvert dans tous les cas.</p>',
        en: '<p>The right of withdrawal protects consumers. The law extends it to businesses with five employees at most, for a contract concluded off premises whose object is outside the field of their main activity (French Consumer Code, art. L221-3). If one of us has you sign at your place and you are in that case, you have fourteen days from delivery, or from signature for a service, to withdraw without a reason: a message to {email} is enough, and we refund within fourteen days. Perishable food and personalised products are not covered (same code, art. L221-28).</p><p>An order placed online does not fall under it; <exchange>exchange</exchange> is open to you in every case.</p>',
      },
    },
    warranty: {
      title: { fr: 'Garanties', en: 'Warranties' },
      body: {
        fr: '<p>Nous devons des produits conformes à la commande (Code civil, art.\u00a01604). Nous garantissons leurs vices cachés\u00a0: vous pouvez les rendre contre le prix ou les garder contre une partie du prix (art.\u00a01641 et 1644), en agissant dans les deux ans de la découverte du vice (art.\u00a01648). La responsabilité du fait des produits défectueux s’applique (art.\u00a01245 et suivants).</p>',
        en: '<p>We owe you products that match the order (French Civil Code, art. 1604). We warrant them against hidden defects: you may return them for the price or keep them for part of the price (art. 1641 and 1644), acting within two years of discovering the defect (art. 1648). Liability for defective products applies (art. 1245 and following).</p>',
      },
    },
    origin: {
      title: { fr: 'Denrées, origine et composition', en: 'Food, origin and composition' },
      body: {
        fr: '<p>Chaque fiche indique, avant la commande, la dénomination, le fabricant et le lieu de fabrication, la liste des ingrédients, les allergènes, la quantité, la durabilité et les conditions de conservation (règlement (UE) n°\u00a01169/2011, art.\u00a09 et 14)\u202f; l’étiquette fait foi. Il vous revient de transmettre ces informations aux salariés et de garder les produits comme il est dit. L’alcool n’est pas remis aux mineurs.</p><p>L’origine française n’est affichée que lorsqu’une preuve en cours de validité l’établit. Une box n’est ni un produit de santé, ni une mesure de prévention des risques professionnels.</p>',
        en: '<p>Each product page gives, before the order, the name of the food, the maker and the place of manufacture, the list of ingredients, the allergens, the quantity, the date marking and the storage conditions (Regulation (EU) No 1169/2011, art. 9 and 14); the label prevails. It is for you to pass this on to employees and to store products as stated. Alcohol is not handed to minors.</p><p>French origin is shown only where valid evidence establishes it. A box is neither a health product nor a measure to prevent occupational risks.</p>',
      },
    },
    subscription: {
      title: {
        fr: 'Box du mois\u00a0: engagement et résiliation',
        en: 'Monthly box: commitment and cancellation',
      },
      body: {
        fr: '<p>La box du mois s’achète avec un engagement de douze mois, de six mois, ou sans engagement\u202f; le prix est d’autant plus bas que l’engagement est long. Chaque mois est une commande, facturée et payée comme telle. Vous pouvez changer de formule, faire varier l’effectif, suspendre ou résilier <strong>à tout moment, sans frais</strong>, depuis votre espace.</p><p>Si vous quittez un engagement avant son terme, le prix accordé en échange de cet engagement est recalculé sur celui de la formule sans engagement <strong>à compter de la date de résiliation, jamais en arrière</strong>\u00a0: les mois écoulés ne sont pas refacturés, seuls les envois encore demandés après cette date le sont au prix sans engagement. Le simulateur et le panier le rappellent, chiffres à l’appui, avant le paiement.</p>',
        en: '<p>The monthly box comes with a commitment of twelve months, of six months, or none; the longer the commitment, the lower the price. Each month is an order, invoiced and paid as one. You may change plan, change the headcount, pause or cancel <strong>at any time, at no fee</strong>, from your space.</p><p>If you leave a commitment before its term, the price granted in return for it is re-computed to that of the plan without commitment <strong>from the cancellation date on, never backwards</strong>: past months are not invoiced again, and only deliveries you still ask for after that date bear the price without commitment. The simulator and the cart say so, with the figures, before payment.</p>',
      },
    },
    licence: {
      title: { fr: 'Licence de l’application', en: 'Licence of the app' },
      body: {
        fr: '<p>La licence est un droit d’usage de l’application, personnel à l’entreprise, non exclusif et non cessible, pour ses salariés et à concurrence de l’effectif déclaré, accompagnement compris. Un essai de trente jours la précède\u202f; il s’arrête de lui-même. Elle s’achète pour un an, payé d’avance, au prix de la tranche de l’effectif, et ne se renouvelle pas d’elle-même\u202f; des places s’ajoutent en cours d’année, au prorata des jours restants.</p><p>Vous vous engagez à n’inscrire que vos salariés, à ne pas chercher à savoir qui a répondu quoi, et à ne faire subir aucune conséquence à qui répond ou ne répond pas. Nous maintenons l’application et ses données avec soin, sans promettre un taux de disponibilité\u202f; une interruption prévue est annoncée sur le site.</p><p>À la fin du contrat, l’entreprise emporte ses documents, notamment toutes les versions de son document unique. L’application aide l’employeur à remplir ses obligations\u202f; elle ne les remplit pas à sa place.</p>',
        en: '<p>The licence is a right to use the app, personal to the company, non-exclusive and not transferable, for its employees and up to the headcount declared, support included. A thirty-day trial comes first; it ends by itself. It is bought for a year, paid in advance, at the price of the band of the headcount, and does not renew by itself; places are added during the year in proportion to the days left.</p><p>You undertake to list only your own employees, not to try to find out who answered what, and to let no consequence fall on anyone for answering or not answering. We look after the app and its data with care, without promising a rate of availability; a planned interruption is announced on the site.</p><p>When the contract ends the company takes its documents with it, above all every version of its risk document. The app helps employers to fulfil their duties; it does not fulfil them in their place.</p>',
      },
    },
    gifts: {
      title: { fr: 'Cadeaux et URSSAF', en: 'Gifts and URSSAF' },
      body: {
        fr: '<p>Une box offerte à un salarié est un avantage. Elle peut bénéficier de la tolérance de l’URSSAF, sous conditions\u00a0: jusqu’à {limit} par salarié et par année civile en {year}, TVA comprise, <strong>tous les cadeaux et bons d’achat de l’année additionnés</strong>. Au-delà, chaque cadeau doit se rattacher à un évènement de la liste de l’URSSAF et respecter sa propre limite de 5\u00a0% du plafond mensuel\u202f; à défaut, la valeur entière entre dans l’assiette des cotisations. À partir de {council} salariés, c’est le CSE, et non l’employeur, qui bénéficie de cette tolérance.</p><p>Nous faisons le calcul pour vous et vous avertissons avant la limite, d’après nos box et les autres cadeaux que vous nous indiquez. Nous n’avons pas connaissance du reste\u00a0: la déclaration demeure votre responsabilité.</p>',
        en: '<p>A box given to an employee is a benefit. It may fall under the URSSAF tolerance, on conditions: up to {limit} per employee and calendar year in {year}, VAT included, <strong>all gifts and vouchers of the year added together</strong>. Above that, each gift must be tied to an event on the URSSAF list and stay within its own limit of 5% of the monthly ceiling; otherwise its whole value is subject to contributions. From {council} employees on, it is the works council and not the employer who has this tolerance.</p><p>We do the arithmetic for you and warn you before the limit, from our boxes and the other gifts you tell us about. We know nothing of the rest: declaring remains your responsibility.</p>',
      },
    },
    privacy: {
      title: {
        fr: 'Données personnelles et sous-traitance',
        en: 'Personal data and processing for you',
      },
      body: {
        fr: '<p>Nous traitons les données de vos interlocuteurs pour vendre, livrer et facturer, comme le dit notre <privacy>politique de confidentialité</privacy>. Pour l’application, la liste des salariés, les choix de box et le compteur de cadeaux, vous êtes responsable du traitement et nous sommes votre sous-traitant. Les engagements qui suivent valent accord au sens de l’article 28 du RGPD, pour la durée du contrat\u00a0:</p><ul><li>nous ne traitons ces données que sur vos instructions écrites, dont le contrat et les réglages de votre espace font partie, et vous prévenons si l’une nous paraît illicite\u202f;</li><li>par exception voulue par les deux parties, <strong>vous ne pouvez pas nous demander de vous montrer la réponse d’une personne</strong>, ni de contourner la règle d’anonymat\u202f;</li><li>qui y a accès est tenu au secret, et les mesures de sécurité sont celles que décrit la politique de confidentialité\u202f;</li><li>nos propres prestataires y sont nommés\u202f; nous vous annonçons un changement trente jours avant, vous pouvez vous y opposer et, faute d’accord, résilier sans frais\u202f; nous répondons d’eux\u202f;</li><li>nous vous aidons à répondre aux personnes, à mener votre analyse d’impact et à prévenir la CNIL, et vous signalons toute violation de données dans les meilleurs délais après en avoir eu connaissance\u202f;</li><li>à la fin du contrat, nous vous rendons vos documents puis effaçons les données, hors ce que la loi nous fait conserver\u202f;</li><li>nous tenons à votre disposition ce qui prouve le respect de ces engagements et permettons les audits, une fois l’an et sur préavis de trente jours.</li></ul>',
        en: '<p>We process the data of the people you deal with us through to sell, deliver and invoice, as our <privacy>privacy policy</privacy> says. For the app, the list of employees, the choices of boxes and the meter of gifts, you are the controller and we are your processor. The commitments that follow are the agreement of article 28 of the GDPR, for as long as the contract lasts:</p><ul><li>we process these data only on your written instructions, of which the contract and the settings of your space are part, and warn you if one of them seems unlawful to us;</li><li>by an exception that both sides want, <strong>you cannot ask us to show you a person’s answer</strong>, nor to get around the anonymity rule;</li><li>whoever has access is bound to secrecy, and the security measures are those that the privacy policy describes;</li><li>our own providers are named there; we announce a change thirty days ahead, you may object and, failing agreement, cancel at no fee; we answer for them;</li><li>we help you to answer the people concerned, to carry out your impact assessment and to notify the CNIL, and tell you of any personal data breach without undue delay after we learn of it;</li><li>when the contract ends we give you your documents back, then erase the data, save what the law has us keep;</li><li>we hold at your disposal what proves that these commitments are kept, and allow audits, once a year and on thirty days’ notice.</li></ul>',
      },
    },
    liability: {
      title: { fr: 'Responsabilité et force majeure', en: 'Liability and force majeure' },
      body: {
        fr: '<p>Nous répondons des dommages directs et prévisibles causés par un manquement de notre part, dans la limite des sommes payées au cours des douze derniers mois. Cette limite ne joue ni en cas de faute lourde ou intentionnelle, ni pour les dommages corporels, ni pour les produits défectueux, ni pour une obligation essentielle qu’elle priverait de sa substance (Code civil, art.\u00a01170). Nul n’est responsable d’un cas de force majeure (art.\u00a01218)\u00a0: s’il dure plus de trente jours, chacun peut mettre fin à la commande, et ce qui a été payé pour ce qui n’est pas livré est rendu.</p>',
        en: '<p>We answer for direct and foreseeable damage caused by our failure, up to the sums paid in the last twelve months. That limit applies neither to gross or intentional fault, nor to bodily injury, nor to defective products, nor to an essential obligation that it would empty of its substance (French Civil Code, art. 1170). No one is liable for force majeure (art. 1218): if it lasts more than thirty days, either side may end the order, and what was paid for what is not delivered is given back.</p>',
      },
    },
    changes: {
      title: { fr: 'Modification et preuve', en: 'Changes and evidence' },
      body: {
        fr: '<p>Une nouvelle version de ces conditions ne s’applique qu’aux commandes passées après sa mise en ligne\u202f; un abonnement ou une licence en cours reste soumis à la version acceptée jusqu’à son prochain engagement. Si une clause est nulle, les autres demeurent. Sauf preuve contraire, nos enregistrements des commandes et des paiements font foi entre nous, et vous pouvez les demander.</p>',
        en: '<p>A new version of these terms applies only to orders placed after it was put online; a subscription or licence that is running stays under the version accepted until its next commitment. If a clause is void, the others remain. Unless proven otherwise, our records of orders and payments are evidence between us, and you may ask for them.</p>',
      },
    },
    law: {
      title: { fr: 'Droit applicable et tribunaux', en: 'Governing law and courts' },
      body: {
        fr: '<p>Ces conditions relèvent du droit français, à l’exclusion de la Convention de Vienne sur la vente internationale de marchandises. En cas de désaccord, parlons-nous d’abord\u00a0: <contact>écrivez-nous</contact>, ou saisissez le <mediator>Médiateur des entreprises</mediator>. À défaut d’accord dans les trente jours, les tribunaux de Paris compétents en matière commerciale sont saisis\u202f; un CSE, une association ou toute autre partie qui n’est pas commerçante garde le tribunal que la loi lui donne. La version française de ces conditions prévaut.</p>',
        en: '<p>These terms are governed by French law, without the Vienna Convention on the international sale of goods. If we disagree, let us talk first: <contact>write to us</contact>, or turn to the <mediator>Médiateur des entreprises</mediator>. Failing agreement within thirty days, the courts of Paris competent in commercial matters decide; a works council, an association or any other party that is not a trader keeps the court that the law gives it. The French version of these terms prevails.</p>',
      },
    },
  },
} satisfies Texts;
