export const PAGE = {
  'Play the film': 'Lancer la vidéo',
  'Pause the film': 'Mettre la vidéo en pause',
  'Something went wrong on our end': 'Il y a eu un pépin de notre côté',
  'Try again': 'Réessayer',
  'The {cityName} crew is just a call away and can take your request over the phone.':
    'À {cityName}, notre équipe n’est qu’à un coup de fil : elle peut prendre votre demande par téléphone.',
  'Try again, or call us and we’ll take your request over the phone.':
    'Réessayez, ou appelez-nous : nous prendrons votre demande par téléphone.',
}
