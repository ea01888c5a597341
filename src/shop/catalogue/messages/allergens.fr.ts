/** The fourteen of Regulation (EU) 1169/2011, annex II, as they are said in a sentence. */
export const fr = {
  gluten: 'céréales contenant du gluten',
  crustaceans: 'crustacés',
  eggs: 'œufs',
  fish: 'poisson',
  peanuts: 'arachides',
  soybeans: 'soja',
  milk: 'lait',
  nuts: 'fruits à coque',
  celery: 'céleri',
  mustard: 'moutarde',
  sesame: 'graines de sésame',
  sulphites: 'anhydride sulfureux et sulfites',
  lupin: 'lupin',
  molluscs: 'mollusques',
};
