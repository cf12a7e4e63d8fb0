export const LAYOUT = {
  'A house at dawn. Our crew of two waves beside the HomeTeam truck.':
    'Une maison à l’aube. Notre équipe de deux salue à côté du camion HomeTeam.',
  'Not sure it all fits? Text a photo to <1>{phone}</1>.':
    'Vous vous demandez si tout va rentrer? Textez une photo au <1>{phone}</1>.',
  '<1>What happens next:</1> {nextSteps} We answer the phone {hours}.':
    '<1>La suite :</1> {nextSteps} Nous répondons au téléphone {hours}.',
  'Quote and call': 'Soumission et appel',
  'GET QUOTE': 'MON PRIX',
  'CALL/<1></1>SMS': 'APPEL/<1></1>TEXTO',
  MESSAGE: 'MESSAGE',
  'There’s nothing at this address': 'Il n’y a rien à cette adresse',
  'The page you’re looking for has moved out. Our {city} crew hasn’t.':
    'La page que vous cherchez a déménagé. Notre équipe, elle, est toujours à {city}.',
  'Get a free quote': 'Obtenir une soumission gratuite',
  'Or try one of these pages': 'Ou essayez une de ces pages',
  'We don’t know “{place}” yet.': 'Nous ne connaissons pas encore « {place} ».',
  'We speak {language}.': 'Nous parlons {language}.',
  'Our team answers the phone in {language}.': 'Notre équipe répond au téléphone en {language}.',
  Terms: 'Conditions',
  'Insured: {insurance}': 'Assurance : {insurance}',
  'Find your way around': 'Pour vous y retrouver',
  'Where we work': 'Où nous travaillons',
  'Skip to content': 'Aller au contenu',
  'GET A FREE ESTIMATE TODAY': 'VOTRE SOUMISSION GRATUITE',
  'CALL <1>{phone}</1>': 'TÉL. <1>{phone}</1>',
  Menu: 'Menu',
  'Close menu': 'Fermer le menu',
  Pages: 'Pages',
  'Home, quote and call': 'Accueil, soumission et appel',
  'This page doesn’t exist, but our crew does. Call us or ask for a free quote.':
    'Cette page n’existe pas, mais notre équipe, oui. Appelez-nous ou demandez une soumission gratuite.',
  '{service} in {city}': '{service} à {city}',
  'This address takes no forms.': 'Cette adresse ne reçoit pas de formulaires.',
  'This address takes forms only.': 'Cette adresse ne reçoit que des formulaires.',
  'This form was sent from another site.': 'Ce formulaire a été envoyé à partir d’un autre site.',
  'The length of the form is missing.': 'La taille du formulaire manque.',
  'The length makes no sense.': 'La taille indiquée n’a pas de sens.',
  'That is too much text.': 'C’est trop de texte.',
  'Go back and try again, or call us and we’ll take your request over the phone.':
    'Revenez en arrière et réessayez, ou appelez-nous : nous prendrons votre demande par téléphone.',
  'To our home page': 'Vers notre page d’accueil',
}
