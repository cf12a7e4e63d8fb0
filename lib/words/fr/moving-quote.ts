export const MOVING_QUOTE = {
  'Moving quote': 'Soumission de déménagement',
  'Get my free quote': 'Ma soumission gratuite',
  'Your name': 'Votre nom',
  'Phone number': 'Numéro de téléphone',
  Email: 'Courriel',
  'Moving from': 'Départ',
  'Moving to': 'Destination',
  'Move date': 'Date du déménagement',
  'I need help packing': 'J’ai besoin d’aide pour emballer',
  'Size of your move': 'Taille du déménagement',
  'A few items': 'Quelques articles',
  Studio: 'Studio',
  '1 bedroom': '1 chambre',
  '2 bedrooms': '2 chambres',
  '3 bedrooms': '3 chambres',
  '4+ bedrooms': '4 chambres ou plus',
  Office: 'Bureau',
  'What are we moving?': 'Qu’est-ce qu’on déménage?',
  'For example: two bedrooms, a piano, third floor, no elevator.':
    'Par exemple : deux chambres, un piano, troisième étage, pas d’ascenseur.',
  'That’s a ZIP code, so we switched this address to the United States.':
    'C’est un code ZIP : nous avons mis cette adresse aux États-Unis.',
  'That’s a Canadian postal code, so we switched this address to Canada.':
    'C’est un code postal canadien : nous avons mis cette adresse au Canada.',
  'United States': 'États-Unis',
  Canada: 'Canada',
  'ZIP code': 'Code ZIP',
  'Postal code': 'Code postal',
  'Quick estimate': 'Soumission rapide',
  'What do you need?': 'De quoi avez-vous besoin?',
  'We’ll email you a copy and a link to cancel.':
    'Nous vous enverrons une copie de votre demande et un lien pour l’annuler.',
}
