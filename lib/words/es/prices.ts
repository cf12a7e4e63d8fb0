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
  '{from} to {to} hours': 'de {from} a {to} horas',
  '1 hour': '1 hora',
  '{count} hours': '{count} horas',
  two: 'dos',
  three: 'tres',
  '{move}, plus {packing} for packing help': '{move}, más {packing} por la ayuda para empacar',
  Ballpark: 'Precio aproximado',
  '{range}. Your price is the written estimate.':
    '{range}. Su precio es el del estimado por escrito.',
}
