export const TIMES = {
  // The first of a month: `mardi 1er décembre`.
  '1': '1er',
  '{start} to {end}': 'de {start} à {end}',
  '{opens} to {closes}': 'de {opens} à {closes}',
}

/** Opening hours, which only the server formats. */
export const OFFICE_HOURS = {
  '{weekday}': '{weekday}',
  '{date}': 'le {date}',
  'We call you back within {minutes} minutes while we’re open.':
    'Pendant nos heures d’ouverture, nous vous rappelons en {minutes} minutes ou moins.',
  'We call you within {minutes} minutes.': 'Nous vous appelons d’ici {minutes} minutes.',
  'We call you {day} from {time}.': 'Nous vous appelons {day}, à partir de {time}.',
  Sunday: 'dimanche',
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
  today: 'aujourd’hui',
  'Our {city} office is open until {time} today.':
    'Notre bureau à {city} est ouvert jusqu’à {time} aujourd’hui.',
  'Our {city} office is closed right now. We open {day} at {time}.':
    'Notre bureau à {city} est fermé en ce moment. Il ouvre {day} à {time}.',
  '{first} to {last}, {opens} to {closes}': 'du {first} au {last}, de {opens} à {closes}',
  '{weekday}, {opens} to {closes}': 'le {weekday}, de {opens} à {closes}',
}
