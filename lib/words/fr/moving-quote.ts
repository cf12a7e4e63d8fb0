export const MOVING_QUOTE = {
  'Moving quote': 'Soumission de déménagement',
  'Get my free quote': 'Obtenir ma soumission gratuite',
  'Your name': 'Votre nom',
  'Phone number': 'Numéro de téléphone',
  Email: 'Courriel',
  'Moving from': 'Départ',
  'Moving to': 'Destination',
  'Move date': 'Date du déménagement',
  'I need help packing': 'J’ai besoin d’aide pour emballer',
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
  'We’ll send a copy of your request and a link to cancel it.':
    'Nous vous enverrons une copie de votre demande et un lien pour l’annuler.',
  'We don’t take moves across the U.S. border. Send it anyway. We’ll call and tell you what’s possible.':
    'Nous ne traversons pas la frontière américaine. Envoyez quand même. Nous vous appellerons pour vous dire ce qui est possible.',
  'That’s outside {regions}. Send it anyway. We’ll call and tell you what’s possible.':
    'Ce déménagement sort de notre territoire ({regions}). Envoyez quand même. Nous vous appellerons pour vous dire ce qui est possible.',
  'Anywhere in Ontario and Quebec, yes. For another province, call and ask. We don’t take moves across the U.S. border.':
    'Oui, partout en Ontario et au Québec. Pour une autre province, appelez-nous. Nous ne traversons pas la frontière américaine.',
  'Anywhere in Ontario and Quebec, yes. For another province, call and ask. We take moves across the U.S. border, too.':
    'Oui, partout en Ontario et au Québec. Pour une autre province, appelez-nous. Nous traversons aussi la frontière américaine.',
  'Yes, anywhere in {area} and to or from other states. Enter the ZIP code of each end on the quote form, and we’ll call you with a price.':
    'Oui, dans tout l’État ({area}), ainsi que depuis ou vers d’autres États. Inscrivez les deux codes ZIP dans le formulaire de soumission et nous vous appellerons avec un prix.',
  'Anywhere in {area}, yes. We don’t take moves to or from other states.':
    'Oui, dans tout l’État ({area}). Nous ne faisons pas de déménagements depuis ou vers d’autres États.',
  'We don’t take moves to or from other states.':
    'Nous ne faisons pas de déménagements depuis ou vers d’autres États.',
  'We don’t take moves to or from other states. Send it anyway. We’ll call and tell you what’s possible.':
    'Nous ne faisons pas de déménagements depuis ou vers d’autres États. Envoyez quand même. Nous vous appellerons pour vous dire ce qui est possible.',
  'We don’t take moves across the U.S. border.': 'Nous ne traversons pas la frontière américaine.',
  'We take moves across the U.S. border, too.': 'Nous traversons aussi la frontière américaine.',
  'Send it anyway. We’ll call and tell you what’s possible.':
    'Envoyez quand même. Nous vous appellerons pour vous dire ce qui est possible.',
}
