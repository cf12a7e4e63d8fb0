export const MOVING_QUOTE = {
  'Moving quote': 'Cotización de mudanza',
  'Get my free quote': 'Mi cotización gratis',
  'Your name': 'Su nombre',
  'Phone number': 'Número de teléfono',
  Email: 'Correo electrónico',
  'Moving from': 'Se muda de',
  'Moving to': 'Se muda a',
  'Move date': 'Fecha de la mudanza',
  'I need help packing': 'Necesito ayuda para empacar',
  'Size of your move': 'Tamaño de la mudanza',
  'A few items': 'Pocas cosas',
  Studio: 'Estudio',
  '1 bedroom': '1 cuarto',
  '2 bedrooms': '2 cuartos',
  '3 bedrooms': '3 cuartos',
  '4+ bedrooms': '4 cuartos o más',
  Office: 'Oficina',
  'What are we moving?': '¿Qué vamos a mudar?',
  'For example: two bedrooms, a piano, third floor, no elevator.':
    'Por ejemplo: dos cuartos, un piano, tercer piso, sin elevador.',
  'That’s a ZIP code, so we switched this address to the United States.':
    'Ese código postal es de Estados Unidos, así que cambiamos el país de esta dirección.',
  'That’s a Canadian postal code, so we switched this address to Canada.':
    'Ese código postal es de Canadá, así que cambiamos el país de esta dirección.',
  'United States': 'Estados Unidos',
  Canada: 'Canadá',
  'ZIP code': 'Código postal',
  'Postal code': 'Código postal',
  'Quick estimate': 'Cotización rápida',
  'What do you need?': '¿Qué necesita?',
  'We’ll email you a copy and a link to cancel.':
    'Le enviaremos una copia de su solicitud y un enlace para cancelarla.',
}
