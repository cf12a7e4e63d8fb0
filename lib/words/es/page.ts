export const PAGE = {
  'Play the film': 'Reproducir el video',
  'Pause the film': 'Pausar el video',
  'Something went wrong on our end': 'Algo falló de nuestra parte',
  'Try again': 'Intentar de nuevo',
  'The {cityName} crew is just a call away and can take your request over the phone.':
    'Nuestro equipo en {cityName} está a una llamada y puede tomar su solicitud por teléfono.',
  'Try again, or call us and we’ll take your request over the phone.':
    'Intente de nuevo, o llámenos y tomamos su solicitud por teléfono.',
}
