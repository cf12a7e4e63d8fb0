export const MAILS = {
  // These values may be missing, so each brings the word or sign before it.
  ' in {city}': ' en {city}',
  // A time ends with a full stop (`1 p.m.`), so none may follow it.
  ' on {time}': ' ({time})',
  '{brand}: {subject}': '{brand}: {subject}',
  '{label}: {value}': '{label}: {value}',
  'Your pickup pass': 'Su pase de retiro',
  ' and give us your reference': ' y denos su referencia',
  'Did your plans change, or did we get something wrong? Call <1>{phone}</1>{mention}.':
    '¿Cambiaron sus planes o nos equivocamos en algo? Llámenos al <1>{phone}</1>{mention}.',
  'Questions, or did we get something wrong? Call <1>{phone}</1>{mention}.':
    '¿Tiene preguntas o nos equivocamos en algo? Llámenos al <1>{phone}</1>{mention}.',
  'We answer the phone {hours}, {city} time.': 'Contestamos el teléfono {hours} (hora de {city}).',
  'We answer the phone {hours}.': 'Contestamos el teléfono {hours}',
  '<1>Text us a photo at {phone}</1> with your reference, {reference}: it helps us plan the job.':
    '<1>Mándenos una foto por mensaje de texto al {phone}</1> con su referencia, {reference}: nos ayuda a planear el trabajo.',
  'You got this email because you asked for a moving quote on {host}. It’s only about that request. If that wasn’t you, please ignore it.':
    'Recibe este correo porque pidió una cotización de mudanza en {host}. Trata solo de esa solicitud. Si no fue usted, no le haga caso.',
  'You got this email because you asked for a junk pickup on {host}. It’s only about that request. If that wasn’t you, please ignore it.':
    'Recibe este correo porque pidió un retiro de basura en {host}. Trata solo de esa solicitud. Si no fue usted, no le haga caso.',
  'You got this email because you booked a junk pickup on {host}. It’s only about that request. If that wasn’t you, please ignore it.':
    'Recibe este correo porque reservó un retiro de basura en {host}. Trata solo de esa solicitud. Si no fue usted, no le haga caso.',
  'We have your request for a junk pickup{place}.':
    'Recibimos su solicitud de retiro de basura{place}.',
  'We have your request for a moving quote{place}.':
    'Recibimos su solicitud de cotización de mudanza{place}.',
  'Thank you{name}. We’ve got\u00a0it.': 'Gracias{name}. Ya tenemos su\u00a0solicitud.',
  'Thank you{name}. You’re\u00a0booked.': 'Gracias{name}. Su reserva está\u00a0lista.',
  'your junk pickup on {date}': 'su retiro del {date}',
  'Your junk pickup{place} is booked: {time}. To add it to your calendar, open the attached file.':
    'Su retiro de basura{place} está reservado: {time}. Para agregarlo a su calendario, abra el archivo adjunto.',
  'Your junk pickup{place} is booked.': 'Su retiro de basura{place} está reservado.',
  'Book another pickup': 'Reservar otro retiro de basura',
  'Get another quote': 'Pedir otra cotización',
  'You cancelled your junk pickup{place}{when}.': 'Usted canceló su retiro de basura{place}{when}.',
  'Our office cancelled your junk pickup{place}{when}.':
    'Nuestra oficina canceló su retiro de basura{place}{when}.',
  'No truck will come, and there’s nothing else to do. If it’s in your calendar, open the attached file to update it.':
    'No irá ningún camión y no tiene que hacer nada más. Si lo anotó en su calendario, abra el archivo adjunto para actualizarlo.',
  'You cancelled your request for a moving quote{place}.':
    'Usted canceló su solicitud de cotización de mudanza{place}.',
  'Our office cancelled your request for a moving quote{place}.':
    'Nuestra oficina canceló su solicitud de cotización de mudanza{place}.',
  'It isn’t confirmed for {time} anymore.': 'Ya no está confirmada para el {time}.',
  'You cancelled your move{place} on {time}.': 'Usted canceló su mudanza{place} ({time}).',
  'Our office cancelled your move{place} on {time}.':
    'Nuestra oficina canceló su mudanza{place} ({time}).',
  'Your move is cancelled.': 'Su mudanza está cancelada.',
  'your move is cancelled': 'su mudanza está cancelada',
  'Your pickup is cancelled.': 'Su retiro está cancelado.',
  'Your request is cancelled.': 'Su solicitud está cancelada.',
  'Would another day suit you? Start again below, or call <1>{phone}</1>.':
    '¿Le conviene otro día? Empiece de nuevo aquí abajo o llámenos al <1>{phone}</1>.',
  'Changed your mind? Start again below, or call <1>{phone}</1>.':
    '¿Cambió de idea? Empiece de nuevo aquí abajo o llámenos al <1>{phone}</1>.',
  'Our office noted another time for you: {time}.':
    'Nuestra oficina le anotó otro horario: {time}.',
  'You asked for another time: {time}.': 'Usted pidió otro horario: {time}.',
  'Our office moved your junk pickup. It’s now {time}. To update your calendar, open the attached file.':
    'Nuestra oficina cambió su retiro. Ahora es el {time}. Para actualizar su calendario, abra el archivo adjunto.',
  'Your junk pickup is now {time}. To update your calendar, open the attached file.':
    'Ahora su retiro es el {time}. Para actualizar su calendario, abra el archivo adjunto.',
  'we have your new pickup time': 'anotamos su nuevo horario',
  'your pickup has a new time': 'su retiro tiene nuevo horario',
  'We’ve got your new time.': 'Anotamos su nuevo horario.',
  'Your pickup has a new time.': 'Su retiro tiene nuevo horario.',
  'Before, it was {time}.': 'El horario anterior ({time}) ya no vale.',
  '{brand} junk pickup': '{brand}: retiro de basura',
  '{title}': '{title}',
  '{title} (not confirmed yet)': '{title} (sin confirmar)',
  '{title} (cancelled)': '{title} (cancelado)',
  'Arrival window: {window}. Reference: {reference}. If we need to confirm anything, we call you first. Questions or changes? Call {phone}.':
    'Horario de llegada: {window}; referencia: {reference}. Si hay algo que confirmar, le llamamos primero. ¿Preguntas o cambios? Llámenos al {phone}.',
  'pickup.ics': 'retiro.ics',
  'Hello{name}, this is {brand} about your pickup{reference}. See it, or move or cancel it here: {bookingUrl}':
    'Hola{name}, le escribimos de {brand} sobre su retiro{reference}. Véalo, cámbielo o cancélelo aquí: {bookingUrl}',
  'Hello{name}, this is {brand} about your moving quote{reference}. See it, or cancel it here: {bookingUrl}':
    'Hola{name}, le escribimos de {brand} sobre su cotización de mudanza{reference}. Véala o cancélela aquí: {bookingUrl}',
  'your pickup request for today': 'su solicitud de retiro para hoy',
  'your pickup request for tomorrow': 'su solicitud de retiro para mañana',
  'your junk pickup is today': 'su retiro de basura es hoy',
  'your junk pickup is tomorrow': 'su retiro de basura es mañana',
  'Your pickup request for today': 'Su solicitud de retiro para hoy',
  'Your pickup request for tomorrow': 'Su solicitud de retiro para mañana',
  'See you today{name}.': 'Nos vemos hoy{name}.',
  'See you tomorrow{name}.': 'Nos vemos mañana{name}.',
  'You asked for a junk pickup today, {time}. If we haven’t confirmed it with you on the phone yet, please call us.':
    'Usted pidió un retiro para hoy, {time}. Si todavía no se lo hemos confirmado por teléfono, llámenos.',
  'You asked for a junk pickup tomorrow, {time}. If we haven’t confirmed it with you on the phone yet, please call us.':
    'Usted pidió un retiro para mañana, {time}. Si todavía no se lo hemos confirmado por teléfono, llámenos.',
  'The truck arrives today during your window: {window}.':
    'El camión llega hoy, en este horario: {window}.',
  'The truck arrives tomorrow during your window: {window}.':
    'El camión llega mañana, en este horario: {window}.',
  'your move is on {date}': 'su mudanza es el {date}',
  'See you on {date}{name}.': 'Nos vemos el {date}{name}.',
  'Your move{place} is on {date}. To reach your crew, call <1>{phone}</1>.':
    'Su mudanza{place} es el {date}. Para hablar con su equipo, llame al <1>{phone}</1>.',
  'What to have ready': 'Qué tener listo',
  'Book the elevator and the loading dock, if your building has them.':
    'Reserve el elevador y la zona de carga, si su edificio los tiene.',
  'Keep a parking spot free for the truck at both addresses.':
    'Deje un lugar libre para el camión en las dos direcciones.',
  'Tape every box shut and write its room on it.':
    'Cierre cada caja con cinta y anote en ella a qué cuarto va.',
  'Keep medicines and papers with you, not on the truck.':
    'Lleve las medicinas y los documentos con usted, no en el camión.',
  'Have somebody with the keys at both addresses.':
    'Asegúrese de que haya alguien con las llaves en las dos direcciones.',
  'You chose our {city} crew. How did it go? Good or bad, a few words in public help the next neighbor decide.':
    'Usted eligió a nuestro equipo de {city}. ¿Cómo le fue? Buena o mala, una opinión publicada ayuda a otros vecinos a decidir.',
  'You chose our {city} crew. When it’s done, tell others how it went. Good or bad, a few words in public help the next neighbor decide.':
    'Usted eligió a nuestro equipo de {city}. Cuando terminemos, cuénteles a los demás cómo le fue. Buena o mala, una opinión publicada ayuda a otros vecinos a decidir.',
  'thank you, and one question': 'gracias, y una pregunta',
  'Thank you{name}.': 'Gracias{name}.',
  'Your review helps the next neighbor.': 'Su opinión ayuda a otros vecinos.',
  'Write a review': 'Escribir una opinión',
  'Is anything not right? Call <1>{phone}</1>: we’ll fix it.':
    '¿Algo no quedó bien? Llámenos al <1>{phone}</1> y lo arreglamos.',
  'Thank you{name}. Your move is\u00a0confirmed.':
    'Gracias{name}. Su mudanza está\u00a0confirmada.',
  'Your move{place} is confirmed for {date}.': 'Su mudanza{place} está confirmada para el {date}.',
}
