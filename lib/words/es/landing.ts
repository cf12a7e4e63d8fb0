export const LANDING = {
  'Two people, a truck, one price in writing':
    'Dos personas, un camión, un solo precio por escrito',
  'The same crew from the first box to the last, licensed and insured, with the team shirt on.':
    'El mismo equipo de la primera caja a la última, con licencia y seguro, y con la camiseta puesta.',
  'Our crews serve': 'Nuestros equipos llegan a',
  'Rather talk it over?': '¿Prefiere hablar?',
  '<1>Call </1>{phone}': '<1>Llamar al </1>{phone}',
  'Our home turf: {city}': 'Jugamos en casa: {city}',
  'Streets, buildings and seasons in {city}': 'Calles, edificios y temporadas en {city}',
  'Not in {city}?': '¿No está en {city}?',
  'Choose your city': 'Elija su ciudad',
  Cities: 'Ciudades',
  'How much will your move cost?': '¿Cuánto va a costar su mudanza?',
  'We’ll call you back with one price and no hidden fees.':
    'Le devolvemos la llamada con un solo precio, sin cargos ocultos.',
  '{city}, {region}': '{city}, {region}',
  'Moving in <1>{city}?</1>': '¿Mudanza en <1>{city}?</1>',
  '8+ years in business and 400+ happy customers':
    'Más de 8 años en el negocio y más de 400 clientes contentos',
  'Your free quote': 'Su cotización gratis',
  'How it works': 'Cómo funciona',
  'See every step of a move or a junk pickup':
    'Ver todos los pasos de una mudanza o un retiro de basura',
  'Our {city} office answers the phone {hours}.':
    'Nuestra oficina en {city} contesta el teléfono {hours}',
  'What other moves cost': 'Cuánto costaron otras mudanzas',
  'Yours depends on how much you have, how far it’s going and the stairs. Tell us, and you’ll get one price in writing.':
    'El precio de la suya depende de cuántas cosas tiene, de qué tan lejos van y de las escaleras. Cuéntenos y le damos un solo precio por escrito.',
  'Pack it, move it or haul it away': 'Lo empacamos, lo mudamos o nos lo llevamos',
  'What we take': 'Qué nos llevamos',
  'The score so far': 'El marcador hasta ahora',
  'We cheer for the home team': 'Apoyamos al equipo de casa',
  'We’re just fans, like you. None of these teams sponsor us.':
    'Somos aficionados, igual que usted. Ninguno de estos equipos nos patrocina.',
}
