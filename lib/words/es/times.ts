export const TIMES = {
  '1': '1',
  '{start} to {end}': '{start} a {end}',
  '{opens} to {closes}': 'de {opens} a {closes}',
}

/** Opening hours, which only the server formats. */
export const OFFICE_HOURS = {
  '{weekday}': 'el {weekday}',
  '{date}': 'el {date}',
  'We call you back within {minutes} minutes while we’re open.':
    'En horas de oficina, le devolvemos la llamada en {minutes} minutos o menos.',
  'We call you within {minutes} minutes.': 'Recibirá nuestra llamada en {minutes} minutos o menos.',
  'We call you {day} from {time}.': 'Espere nuestra llamada {day} a partir de {time}',
  Sunday: 'domingo',
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  today: 'hoy',
  'Our {city} office is open until {time} today.':
    'Nuestra oficina en {city} está abierta hoy hasta {time}',
  'Our {city} office is closed right now. We open {day} at {time}.':
    'Nuestra oficina en {city} está cerrada en este momento. Abrimos {day} a {time}',
  '{first} to {last}, {opens} to {closes}': 'de {first} a {last}, de {opens} a {closes}',
  '{weekday}, {opens} to {closes}': 'el {weekday}, de {opens} a {closes}',
}
