export const LAYOUT = {
  'A house at dawn. Our crew of two waves beside the HomeTeam truck.':
    'Una casa al amanecer. Nuestro equipo de dos personas saluda junto al camión de HomeTeam.',
  'Not sure it all fits? Text a photo to <1>{phone}</1>.':
    '¿No sabe si cabe todo? Mande una foto por mensaje de texto al <1>{phone}</1>.',
  '<1>What happens next:</1> {nextSteps} We answer the phone {hours}.':
    '<1>Qué sigue:</1> {nextSteps} Contestamos el teléfono {hours}',
  'Quote and call': 'Cotización y llamada',
  'GET QUOTE': 'MI PRECIO',
  'CALL/<1></1>SMS': 'TEL./<1></1>SMS',
  MESSAGE: 'MENSAJE',
  'There’s nothing at this address': 'No hay nada en esta dirección',
  'The page you’re looking for has moved out. Our {city} crew hasn’t.':
    'La página que busca se mudó. Nuestro equipo de {city}, no.',
  'Get a free quote': 'Pedir una cotización gratis',
  'Or try one of these pages': 'O pruebe con una de estas páginas',
  'We don’t know “{place}” yet.': 'Todavía no conocemos “{place}”.',
  'We speak {language}.': 'Se habla {language}.',
  'Our team answers the phone in {language}.': 'Nuestro equipo contesta el teléfono en {language}.',
  Terms: 'Términos',
  'Insured: {insurance}': 'Seguro: {insurance}',
  'Find your way around': 'Encuentre lo que busca',
  'Where we work': 'Dónde trabajamos',
  'Skip to content': 'Ir al contenido',
  'GET A FREE ESTIMATE TODAY': 'PIDA SU COTIZACIÓN GRATIS',
  'CALL <1>{phone}</1>': 'TEL. <1>{phone}</1>',
  Menu: 'Menú',
  'Close menu': 'Cerrar el menú',
  Pages: 'Páginas',
  'Home, quote and call': 'Inicio, cotización y llamada',
  'This page doesn’t exist, but our crew does. Call us or ask for a free quote.':
    'Esta página no existe, pero nuestro equipo sí. Llámenos o pida una cotización gratis.',
  '{service} in {city}': '{service} en {city}',
  'This address takes no forms.': 'Esta dirección no recibe formularios.',
  'This address takes forms only.': 'Esta dirección solo recibe formularios.',
  'This form was sent from another site.': 'Este formulario se envió desde otro sitio.',
  'The length of the form is missing.': 'Falta el tamaño del formulario.',
  'The length makes no sense.': 'El tamaño indicado no tiene sentido.',
  'That is too much text.': 'Es demasiado texto.',
  'Go back and try again, or call us and we’ll take your request over the phone.':
    'Vuelva atrás y pruebe otra vez, o llámenos y tomamos su solicitud por teléfono.',
  'To our home page': 'Ir a nuestra página de inicio',
}
