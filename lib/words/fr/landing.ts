export const LANDING = {
  'Two people, a truck, one price in writing': 'Deux personnes, un camion, un seul prix par écrit',
  'The same crew from the first box to the last, licensed and insured, with the team shirt on.':
    'La même équipe de la première à la dernière boîte, permis et assurances en règle, le chandail de l’équipe sur le dos.',
  'Our crews serve': 'Nos équipes desservent',
  'Rather talk it over?': 'Vous aimez mieux en parler?',
  '<1>Call </1>{phone}': '<1>Appeler le </1>{phone}',
  'Our home turf: {city}': 'À {city}, nous jouons à domicile',
  'Streets, buildings and seasons in {city}': 'Rues, immeubles et saisons à {city}',
  'Not in {city}?': 'Vous n’êtes pas à {city}?',
  'Choose your city': 'Choisissez votre ville',
  Cities: 'Villes',
  'How much will your move cost?': 'Combien coûtera votre déménagement?',
  'We’ll call you back with one price and no hidden fees.':
    'Nous vous rappelons pour vous donner un seul prix, sans frais cachés.',
  // Ottawa–Gatineau lies in two provinces, so the title names none.
  '{city}, {region}': '{city}',
  'Moving in <1>{city}?</1>': 'Vous déménagez à <1>{city}?</1>',
  '8+ years in business and 400+ happy customers':
    'Plus de 8 ans en affaires et plus de 400 clients satisfaits',
  'Your free quote': 'Votre soumission gratuite',
  'How it works': 'Comment ça marche',
  'See every step of a move or a junk pickup':
    'Voir toutes les étapes d’un déménagement ou d’une cueillette d’encombrants',
  'Our {city} office answers the phone {hours}.': 'À {city}, nous répondons au téléphone {hours}.',
  'What other moves cost': 'Ce que d’autres déménagements ont coûté',
  'Yours depends on how much you have, how far it’s going and the stairs. Tell us, and you’ll get one price in writing.':
    'Votre prix dépend de ce qu’il y a à déménager, de la distance et des escaliers. Dites-nous tout ça et vous aurez un seul prix, par écrit.',
  'Pack it, move it or haul it away': 'On emballe, on déménage, on débarrasse',
  'What we take': 'Ce que nous prenons',
  'The score so far': 'Le pointage jusqu’ici',
  'We cheer for the home team': 'On prend pour l’équipe locale',
  'We’re just fans, like you. None of these teams sponsor us.':
    'Nous suivons ces équipes, comme vous. Aucune ne nous commandite.',
}
