export const PRICES = {
  'Moving a few items within {city} mostly takes {time} with a crew of {crew}: {range}.':
    'Un déménagement de quelques articles à {city} prend habituellement {time} avec une équipe de {crew} : {range}.',
  'Most studio moves within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements de studio à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'Most 1-bedroom moves within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements d’une chambre à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'Most 2-bedroom moves within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements de deux chambres à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'Most 3-bedroom moves within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements de trois chambres à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'Most moves of four or more bedrooms within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements de quatre chambres ou plus à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'Most small office moves within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements de petit bureau à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'A ballpark: your price is the written estimate.':
    'C’est un ordre de grandeur : votre prix est celui de l’estimation écrite.',
  'Packing help adds {time}: {range}.': 'L’aide à l’emballage ajoute {time} : {range}.',
  'Moving farther? The distance changes the price.':
    'Vous déménagez plus loin? La distance change le prix.',
  'The distance, the size of the home and the stairs decide your price. You’ll get it in a written estimate.':
    'La distance, la taille du logement et les escaliers déterminent votre prix. Vous le recevrez dans une estimation écrite.',
  '{from} to {to} hours': 'de {from} à {to} heures',
  '1 hour': '1 heure',
  '{count} hours': '{count} heures',
  two: 'deux',
  three: 'trois',
  '{move}, plus {packing} for packing help': '{move}, plus {packing} pour l’aide à l’emballage',
  Ballpark: 'Ordre de grandeur',
  '{range}. Your price is the written estimate.':
    '{range}. Votre prix est celui de l’estimation écrite.',
}
