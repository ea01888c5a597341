import type { Texts } from '#basics/messages.ts';

/** Pictures and documents, as staff keep them. */
export const texts = {
  images: {
    title: { fr: 'Images', en: 'Images' },
    intro: {
      fr: 'Les images de la boutique. Remplacée ici, une image l’est partout où elle est montrée.',
      en: 'The shop’s pictures. Replace one here and it changes wherever it is shown.',
    },
  },
  files: {
    title: { fr: 'Médias', en: 'Media' },
    intro: {
      fr: 'Tous les fichiers, images et documents, avec leur poids et leurs emplois.',
      en: 'Every file, images and documents alike, with its size and where it is used.',
    },
    total: { fr: 'En tout, {size} envoyés.', en: '{size} uploaded in all.' },
  },
  loading: { fr: 'Chargement des fichiers…', en: 'Loading files…' },
  none: { fr: 'Aucun fichier ne correspond.', en: 'No file matches.' },
  found: {
    fr: '{count, plural, =0 {Aucun résultat} one {Un résultat} other {# résultats}}',
    en: '{count, plural, =0 {No result} one {One result} other {# results}}',
  },
  search: { fr: 'Chercher', en: 'Search' },
  filter: { fr: 'Montrer', en: 'Show' },
  filters: {
    all: { fr: 'Tout', en: 'Everything' },
    unused: { fr: 'Ce qui n’est pas employé', en: 'What is not used' },
    undescribed: { fr: 'Les images sans description', en: 'Images without a description' },
  },
  columns: {
    name: { fr: 'Nom', en: 'Name' },
    kind: { fr: 'Sorte', en: 'Kind' },
    size: { fr: 'Poids', en: 'Size' },
    uses: { fr: 'Emplois', en: 'Uses' },
    added: { fr: 'Ajouté le', en: 'Added on' },
  },
  kinds: {
    image: { fr: 'Image', en: 'Image' },
    document: { fr: 'Document', en: 'Document' },
  },
  uses: {
    fr: '{count, plural, =0 {Pas employé} one {Un emploi} other {# emplois}}',
    en: '{count, plural, =0 {Not used} one {Used once} other {Used # times}}',
  },
  undescribed: { fr: 'à décrire', en: 'to describe' },
  name: { fr: 'Nom', en: 'Name' },
  altFr: { fr: 'Ce qu’elle montre, en français', en: 'What it shows, in French' },
  altEn: { fr: 'Ce qu’elle montre, en anglais', en: 'What it shows, in English' },
  altHint: {
    fr: 'Proposé à qui choisit l’image pour un produit.',
    en: 'Offered to whoever picks the image for a product.',
  },
  save: { fr: 'Enregistrer', en: 'Save' },
  saved: { fr: 'C’est enregistré', en: 'Saved' },
  close: { fr: 'Fermer', en: 'Close' },
  conflict: {
    fr: 'Quelqu’un d’autre a modifié ce fichier entre-temps. Copiez ce que vous avez écrit, fermez et rouvrez.',
    en: 'Somebody else has changed this file meanwhile. Copy what you wrote, then close and reopen it.',
  },
  usesTitle: { fr: 'Où il est employé', en: 'Where it is used' },
  unused: { fr: 'Nulle part pour le moment.', en: 'Nowhere at the moment.' },
  used: {
    product: { fr: 'Produit\u00a0: {name}', en: 'Product: {name}' },
    draft: { fr: 'Brouillon de produit\u00a0: {name}', en: 'Product draft: {name}' },
    item: { fr: 'Article\u00a0: {name}', en: 'Item: {name}' },
    evidence: { fr: 'Preuve d’origine\u00a0: {name}', en: 'Evidence of origin: {name}' },
  },
  focus: {
    legend: { fr: 'Ce qui doit rester visible', en: 'What must stay in sight' },
    hint: {
      fr: 'Touchez l’image à l’endroit qui compte, ou réglez les curseurs. Les listes la coupent autour de ce point.',
      en: 'Tap the part of the image that matters, or use the sliders. Lists crop around that point.',
    },
    x: {
      fr: 'De gauche à droite\u00a0: {percent, number, ::percent}',
      en: 'From left to right: {percent, number, ::percent}',
    },
    y: {
      fr: 'De haut en bas\u00a0: {percent, number, ::percent}',
      en: 'From top to bottom: {percent, number, ::percent}',
    },
    card: { fr: 'Dans une liste', en: 'In a list' },
    square: { fr: 'À côté d’un nom', en: 'Beside a name' },
  },
  upload: {
    label: {
      fr: 'Déposez des fichiers ici, ou choisissez-les',
      en: 'Drop files here, or choose them',
    },
    hint: {
      fr: 'JPEG, PNG, WebP, AVIF ou PDF, 20 Mo au plus chacun. Le lieu et l’appareil inscrits dans une photo sont effacés.',
      en: 'JPEG, PNG, WebP, AVIF or PDF, up to 20 MB each. The place and the device recorded in a photograph are erased.',
    },
    imagesHint: {
      fr: 'JPEG, PNG, WebP ou AVIF, 20 Mo au plus chacune. Le lieu et l’appareil inscrits dans une photo sont effacés.',
      en: 'JPEG, PNG, WebP or AVIF, up to 20 MB each. The place and the device recorded in a photograph are erased.',
    },
    list: { fr: 'Envois', en: 'Uploads' },
    sending: {
      fr: 'Envoi\u00a0: {share, number, ::percent}',
      en: 'Sending: {share, number, ::percent}',
    },
    preparing: { fr: 'Reçu, préparation des tailles…', en: 'Received, preparing the sizes…' },
    done: { fr: 'Ajouté', en: 'Added' },
    retry: { fr: 'Réessayer', en: 'Try again' },
    drop: { fr: 'Retirer', en: 'Remove' },
  },
  file: {
    title: { fr: 'Le fichier', en: 'The file' },
    about: { fr: '{type}, {size}', en: '{type}, {size}' },
    open: { fr: 'Ouvrir l’original', en: 'Open the original' },
    replace: { fr: 'Le remplacer partout', en: 'Replace it everywhere' },
    replaceHint: {
      fr: 'Le nouveau fichier prend aussitôt la place de l’ancien, partout où il est employé.',
      en: 'The new file takes the place of the old one at once, wherever it is used.',
    },
    sending: {
      fr: 'Envoi\u00a0: {share, number, ::percent}',
      en: 'Sending: {share, number, ::percent}',
    },
    preparing: { fr: 'Préparation…', en: 'Preparing…' },
    replaced: { fr: 'Remplacé partout', en: 'Replaced everywhere' },
    used: {
      fr: 'Ce qui est employé ne se supprime pas\u00a0: retirez-le d’abord de là où il l’est.',
      en: 'What is used cannot be deleted: take it out of where it is used first.',
    },
    remove: { fr: 'Supprimer', en: 'Delete' },
    removeSure: { fr: 'Supprimer ce fichier pour de bon\u202f?', en: 'Delete this file for good?' },
    removeYes: { fr: 'Oui, supprimer', en: 'Yes, delete it' },
    removeNo: { fr: 'Non, le garder', en: 'No, keep it' },
    removed: { fr: 'Le fichier est supprimé', en: 'The file is deleted' },
  },
  picker: {
    open: { fr: 'Parcourir ou ajouter une image', en: 'Browse or add an image' },
    title: { fr: 'Choisir une image', en: 'Choose an image' },
    text: {
      fr: 'Une image ajoutée ici est choisie dès qu’elle est arrivée.',
      en: 'An image added here is chosen as soon as it has arrived.',
    },
    many: {
      fr: 'Les images ajoutées ici sont choisies l’une après l’autre, dès qu’elles sont arrivées.',
      en: 'Images added here are chosen one after the other, as soon as they have arrived.',
    },
    added: {
      fr: '{count, plural, one {Image ajoutée} other {# images ajoutées}}',
      en: '{count, plural, one {Image added} other {# images added}}',
    },
    close: { fr: 'Fermer', en: 'Close' },
  },
  failed: {
    'file-too-large': {
      fr: 'Plus de 20 Mo\u202f: choisissez un fichier plus léger.',
      en: 'More than 20 MB: choose a smaller file.',
    },
    'file-type': {
      fr: 'Ce n’est ni une image ni un PDF que nous prenons.',
      en: 'Neither an image nor a PDF that we take.',
    },
    'image-type': {
      fr: 'Ce n’est pas une image que nous prenons.',
      en: 'Not an image that we take.',
    },
    'file-unreadable': {
      fr: 'Ce fichier est illisible ou abîmé.',
      en: 'This file cannot be read, or is damaged.',
    },
    'kind-other': {
      fr: 'Une image se remplace par une image, un document par un PDF.',
      en: 'An image is replaced by an image, a document by a PDF.',
    },
  },
} satisfies Texts;
