export const PRICES = {
  'Moving a few items within {city} mostly takes {time} with a crew of {crew}: {range}.':
    'Un déménagement de quelques articles qui reste à {city} prend habituellement {time} avec une équipe de {crew} : {range}.',
  'Most studio moves within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements de studio qui restent à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'Most 1-bedroom moves within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements d’une chambre qui restent à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'Most 2-bedroom moves within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements de deux chambres qui restent à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'Most 3-bedroom moves within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements de trois chambres qui restent à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'Most moves of four or more bedrooms within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements de quatre chambres ou plus qui restent à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'Most small office moves within {city} take {time} with a crew of {crew}: {range}.':
    'La plupart des déménagements de petit bureau qui restent à {city} prennent {time} avec une équipe de {crew} : {range}.',
  'A ballpark: your price is the written estimate.':
    'C’est un ordre de grandeur : votre prix est celui de l’estimation écrite.',
  'Packing help adds {time}: {range}.': 'L’aide à l’emballage ajoute {time} : {range}.',
  'Moving farther? The distance changes the price.':
    'Vous déménagez plus loin? La distance change le prix.',
  'The distance, the size of the home and the stairs decide your price. You’ll get it in a written estimate.':
    'La distance, la taille du logement et les escaliers déterminent votre prix. Vous le recevrez dans une estimation écrite.',
  'The distance, the size of the home and the stairs decide what a move costs. You’ll get it in a written estimate.':
    'La distance, la taille du logement et les escaliers déterminent ce que coûte un déménagement. Vous recevrez le prix dans une estimation écrite.',
  '{from} to {to} hours': 'de {from} à {to} heures',
  '1 hour': '1 heure',
  '{count} hours': '{count} heures',
  two: 'deux',
  three: 'trois',
  '{move}, plus {packing} for packing help': '{move}, plus {packing} pour l’aide à l’emballage',
  Ballpark: 'Ordre de grandeur',
  '{range} for a move within {city}. Moving farther changes the price. Your price is the written estimate.':
    '{range} pour un déménagement qui reste à {city}. Plus loin, le prix change. Votre prix est celui de l’estimation écrite.',
  '{range}. Your price is the written estimate.':
    '{range}. Votre prix est celui de l’estimation écrite.',
  'Moving & Junk Prices in {city}': 'Prix du déménagement à {city}',
  'What a move of your size or a truckload of junk costs in {city}, what is included, and what changes a price.':
    'Ce que coûte un déménagement de votre taille ou un camion de rebuts à {city}, ce qui est inclus et ce qui change un prix.',
  'What a move or a pickup costs in {city}': 'Ce que coûte un déménagement ou un débarras à {city}',
  'Tell us what you’ve got, and you’ll get one price in writing.':
    'Dites-nous ce que vous avez, et vous recevrez un seul prix par écrit.',
  'Junk, by how full the truck is': 'Le débarras, selon le remplissage du camion',
  'Every range is a ballpark. Your price is the one in your written estimate.':
    'Chaque fourchette est un ordre de grandeur. Votre prix est celui de votre estimation écrite.',
  'What’s included': 'Ce qui est inclus',
  'What changes a price in {city}': 'Ce qui change un prix à {city}',
  'Stairs, a wait for the elevator, a longer drive, packing help and a piano make a move longer. Tell us about them, and the written estimate covers them.':
    'Les escaliers, l’attente de l’ascenseur, une route plus longue, l’emballage et un piano allongent un déménagement. Parlez-nous-en, et l’estimation écrite en tient compte.',
  'Crew of two': 'Équipe de deux',
  'Crew of three': 'Équipe de trois',
  '{price} an hour': '{price} l’heure',
  Minimum: 'Minimum',
  'Travel, once': 'Déplacement, une fois',
  'Most moves within {city}, in {currency}':
    'La plupart des déménagements qui restent à {city}, en {currency}',
  Size: 'Taille',
  Time: 'Durée',
  'Packing help counts by the hour, at the same rates.':
    'L’aide à l’emballage se compte à l’heure, aux mêmes tarifs.',
  'Before you say yes': 'Avant de dire oui',
  'Do I pay a deposit?': 'Faut-il verser un acompte?',
  'Does paying by card cost extra?': 'Payer par carte coûte-t-il plus cher?',
  'Is the written estimate binding?': 'L’estimation écrite vous engage-t-elle?',
  'What if I change or cancel?': 'Et si je change ou si j’annule?',
  'What are my things insured for?': 'Pour combien mes biens sont-ils assurés?',
  'When do I pay?': 'Quand est-ce que je paie?',
}
