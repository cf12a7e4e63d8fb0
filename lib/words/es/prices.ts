export const PRICES = {
  'Moving a few items within {city} mostly takes {time} with a crew of {crew}: {range}.':
    'Mudar pocas cosas dentro de {city} suele tomar {time} con un equipo de {crew}: {range}.',
  'Most studio moves within {city} take {time} with a crew of {crew}: {range}.':
    'La mayoría de las mudanzas de un estudio dentro de {city} toman {time} con un equipo de {crew}: {range}.',
  'Most 1-bedroom moves within {city} take {time} with a crew of {crew}: {range}.':
    'La mayoría de las mudanzas de un cuarto dentro de {city} toman {time} con un equipo de {crew}: {range}.',
  'Most 2-bedroom moves within {city} take {time} with a crew of {crew}: {range}.':
    'La mayoría de las mudanzas de dos cuartos dentro de {city} toman {time} con un equipo de {crew}: {range}.',
  'Most 3-bedroom moves within {city} take {time} with a crew of {crew}: {range}.':
    'La mayoría de las mudanzas de tres cuartos dentro de {city} toman {time} con un equipo de {crew}: {range}.',
  'Most moves of four or more bedrooms within {city} take {time} with a crew of {crew}: {range}.':
    'La mayoría de las mudanzas de cuatro cuartos o más dentro de {city} toman {time} con un equipo de {crew}: {range}.',
  'Most small office moves within {city} take {time} with a crew of {crew}: {range}.':
    'La mayoría de las mudanzas de una oficina pequeña dentro de {city} toman {time} con un equipo de {crew}: {range}.',
  'A ballpark: your price is the written estimate.':
    'Es un cálculo aproximado: su precio es el del estimado por escrito.',
  'Packing help adds {time}: {range}.': 'La ayuda para empacar suma {time}: {range}.',
  'Moving farther? The distance changes the price.':
    '¿Se muda más lejos? La distancia cambia el precio.',
  'The distance, the size of the home and the stairs decide your price. You’ll get it in a written estimate.':
    'La distancia, el tamaño de la casa y las escaleras deciden su precio. Lo recibirá en un estimado por escrito.',
  'The distance, the size of the home and the stairs decide what a move costs. You’ll get it in a written estimate.':
    'La distancia, el tamaño de la vivienda y las escaleras determinan cuánto cuesta una mudanza. Recibirá el precio en un estimado por escrito.',
  '{from} to {to} hours': 'de {from} a {to} horas',
  '1 hour': '1 hora',
  '{count} hours': '{count} horas',
  two: 'dos',
  three: 'tres',
  '{move}, plus {packing} for packing help': '{move}, más {packing} por la ayuda para empacar',
  Ballpark: 'Precio aproximado',
  '{range} for a move within {city}. Moving farther changes the price. Your price is the written estimate.':
    '{range} por una mudanza dentro de {city}. Una distancia mayor cambia el precio. Su precio es el del estimado por escrito.',
  '{range}. Your price is the written estimate.':
    '{range}. Su precio es el del estimado por escrito.',
  'Moving & Junk Prices in {city}': 'Precios de mudanza en {city}',
  'What a move of your size or a truckload of junk costs in {city}, what is included, and what changes a price.':
    'Cuánto cuesta en {city} una mudanza de su tamaño o un camión de trastos, qué está incluido y qué cambia un precio.',
  'What a move or a pickup costs in {city}': 'Cuánto cuesta una mudanza o una recogida en {city}',
  'Tell us what you’ve got, and you’ll get one price in writing.':
    'Díganos qué tiene y recibirá un solo precio por escrito.',
  'Junk, by how full the truck is': 'Trastos, según lo lleno del camión',
  'Every range is a ballpark. Your price is the one in your written estimate.':
    'Cada precio es aproximado. El suyo es el de su estimado por escrito.',
  'What’s included': 'Qué está incluido',
  'What changes a price in {city}': 'Qué cambia un precio en {city}',
  'Stairs, a wait for the elevator, a longer drive, packing help and a piano make a move longer. Tell us about them, and the written estimate covers them.':
    'Las escaleras, la espera del elevador, un trayecto más largo, la ayuda para empacar y un piano alargan una mudanza. Cuéntenos, y el estimado por escrito lo incluye.',
  'Crew of two': 'Equipo de dos',
  'Crew of three': 'Equipo de tres',
  '{price} an hour': '{price} por hora',
  Minimum: 'Mínimo',
  'Travel, once': 'Traslado, una vez',
  'Most moves within {city}, in {currency}':
    'La mayoría de las mudanzas dentro de {city}, en {currency}',
  Size: 'Tamaño',
  Time: 'Duración',
  'Packing help counts by the hour, at the same rates.':
    'La ayuda para empacar se cuenta por hora, con las mismas tarifas.',
  'Before you say yes': 'Antes de decir que sí',
  'Do I pay a deposit?': '¿Pago un depósito?',
  'Does paying by card cost extra?': '¿Pagar con tarjeta cuesta más?',
  'Is the written estimate binding?': '¿El estimado por escrito es vinculante?',
  'What if I change or cancel?': '¿Y si cambio o cancelo?',
  'What are my things insured for?': '¿Por cuánto están aseguradas mis cosas?',
  'When do I pay?': '¿Cuándo pago?',
}
