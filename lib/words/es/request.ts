export const REQUEST = {
  'Not specified': 'Sin especificar',
  Load: 'Carga',
  From: 'Se muda de',
  To: 'Se muda a',
  'Packing help': 'Ayuda para empacar',
  'This link doesn’t open a request': 'Este enlace no abre ninguna solicitud',
  'Part of it may be missing, or it may be an old one. Call us and we’ll look up your request together.':
    'Puede que le falte una parte o que ya sea viejo. Llámenos y buscamos su solicitud con usted.',
  'We can’t open your request right now': 'No podemos abrir su solicitud en este momento',
  'Nothing is lost. Open this page again in a few minutes, or call us.':
    'No se perdió nada. Vuelva a abrir esta página en unos minutos o llámenos.',
  'No more emails like this?': '¿No quiere más correos como este?',
  'No more emails like this.': 'No le llegarán más correos como este.',
  'We’ll never ask you for a review again. What you book or ask for, we still confirm.':
    'No volveremos a pedirle su opinión. Lo que reserve o pida, se lo seguiremos confirmando.',
  'Then we never ask you for a review again. What you book or ask for, we still confirm.':
    'Entonces no volveremos a pedirle su opinión. Lo que reserve o pida, se lo seguiremos confirmando.',
  'No more emails': 'No más correos',
  'No more emails like this': 'No más correos como este',
  'What happens next': 'Qué sigue',
  'A photo helps us plan the job. Text it to <1>{phone}</1> with your reference, <2>{reference}</2>.':
    'Una foto nos ayuda a planear el trabajo. Mándela por mensaje de texto al <1>{phone}</1> con su referencia, <2>{reference}</2>.',
  'Text us a photo': 'Mandar una foto',
  'Photos for {reference}: ': 'Fotos para {reference}: ',
  'In a hurry? Call {phone}': '¿Le urge? Llame al {phone}',
  'Back to {city}': 'Volver a {city}',
  'Pickup pass': 'Pase de retiro',
  'Add to my calendar': 'Agregar a mi calendario',
  'Print this page or show it on your phone.': 'Imprima esta página o muéstrela en su teléfono.',
  'Price we showed you': 'Precio que le mostramos',
  'Plans changed? Change it on its page, or call <1>{phone}</1>':
    '¿Cambiaron sus planes? Cámbielo en línea o llámenos al <1>{phone}</1>',
  '{condition}.': 'con {condition}.',
  'Book a pickup': 'Reservar un retiro de basura',
  'Get a new quote': 'Pedir otra cotización',
  'Done. Your request is cancelled.': 'Listo. Su solicitud quedó cancelada.',
  'Done. Your pickup is cancelled.': 'Listo. Su retiro quedó cancelado.',
  // A time ends with a full stop (`1 p.m.`), so none may follow it.
  'You now ask for {date}, {window}.': 'Ahora su solicitud es para el {date} ({window}).',
  'Your pickup is now {date}, {window}.': 'Ahora su retiro es el {date} ({window}).',
  'Cancel this pickup': 'Cancelar este retiro',
  'Cancel your pickup on {date}, {window}?': '¿Cancelar su retiro del {date} ({window})?',
  'The crew won’t come, and your arrival window goes to someone else.':
    'El equipo no irá, y su horario de llegada será para otra persona.',
  'Yes, cancel my pickup': 'Sí, cancelar mi retiro',
  'No, keep my pickup': 'No, dejarlo como está',
  'Cancel this request': 'Cancelar esta solicitud',
  'Cancel your request for a moving quote?': '¿Cancelar su solicitud de cotización de mudanza?',
  'We won’t call you about it.': 'Ya no le llamaremos por esta solicitud.',
  'Yes, cancel my request': 'Sí, cancelar mi solicitud',
  'No, keep my request': 'No, dejarla como está',
  'Thank you. We’ve got it.': 'Gracias. Ya tenemos su solicitud.',
  'We can’t show your request here right now. Call us to check it.':
    'No podemos mostrar su solicitud en este momento. Llámenos para verificarla.',
  'See, change or cancel': 'Ver, cambiar o cancelar',
  'See or cancel': 'Ver o cancelar',
  '{window} {zone}': '{window} ({zone})',
  '{amount} off, valid until {date}': '{amount} de descuento, válido hasta el {date}',
  'Your phone': 'Su teléfono',
  'Ends in {digits}': 'Termina en {digits}',
  Items: 'Artículos',
  Coupon: 'Cupón',
  'Your pickup is booked': 'Su retiro de basura está reservado',
  'your junk pickup': 'su retiro de basura',
  'Your pickup request': 'Su solicitud de retiro',
  'we have your pickup request': 'recibimos su solicitud de retiro',
  'Your arrival window has begun or is over, so changes go by phone. Call us.':
    'Su horario de llegada ya empezó o ya pasó: los cambios se hacen por teléfono. Llámenos.',
  'Our office looks after this one. Call us to change it.':
    'De este retiro se encarga nuestra oficina. Para cambiarlo, llámenos.',
  'Your pickup is cancelled': 'Su retiro está cancelado',
  'The crew won’t come. Changed your mind? Book again, or call us.':
    'El equipo no irá. ¿Cambió de idea? Reserve otra vez o llámenos.',
  'your pickup is cancelled': 'su retiro está cancelado',
  'You booked this pickup again': 'Usted volvió a reservar este retiro',
  'The crew comes for your new booking. Questions? Call us.':
    'El equipo irá en la fecha de su nueva reserva. ¿Preguntas? Llámenos.',
  'Your moving quote request': 'Su solicitud de cotización de mudanza',
  'We have it. If your plans changed, cancel it here, or call us.':
    'Ya la tenemos. Si cambiaron sus planes, cancélela aquí o llámenos.',
  'we have your moving quote request': 'recibimos su solicitud de cotización de mudanza',
  'Call us to change it.': 'Para cambiarla, llámenos.',
  'Your request is cancelled': 'Su solicitud está cancelada',
  'We won’t call you about it. Changed your mind? Ask for a new quote, or call us.':
    'Ya no le llamaremos por esta solicitud. ¿Cambió de idea? Pida otra cotización o llámenos.',
  'your quote request is cancelled': 'su solicitud de cotización está cancelada',
  'You sent this request again': 'Usted volvió a enviar esta solicitud',
  'We go by your newer answers. Questions? Call us.':
    'Nos guiamos por sus respuestas más recientes. ¿Preguntas? Llámenos.',
  'Your new reference is {reference}.': 'Su nueva referencia es {reference}.',
  'If we need to confirm anything, we call you first.':
    'Si hay algo que confirmar, le llamamos primero.',
  'It isn’t booked yet: we’ll call you to confirm it before we send a truck.':
    'Todavía no es una reserva: le llamaremos para confirmar antes de mandar un camión.',
  'We call you and ask a few questions.': 'Le llamamos y le hacemos unas preguntas.',
  'You get one all-inclusive price, in writing.':
    'Usted recibe un solo precio todo incluido, por escrito.',
  'You pick your day.': 'Usted elige el día.',
  'A dispatcher checks your booking against the crew’s schedule.':
    'Nuestra oficina compara su reserva con la agenda del equipo.',
  'Otherwise the truck arrives during your window. Show the crew your pass.':
    'Si no, el camión llega en el horario que usted eligió. Muéstrele su pase al equipo.',
  'A dispatcher reads your request.': 'Nuestra oficina lee su solicitud.',
  'We call you at the number you gave us to confirm the day and the window.':
    'Le llamamos al número que nos dio para confirmar el día y el horario.',
  'Once we’ve confirmed it on the phone, your pickup is on the crew’s schedule.':
    'Una vez confirmado por teléfono, su retiro queda en la agenda del equipo.',
  'we call you, ask a few questions and give you one price in writing.':
    'le llamamos, le hacemos unas preguntas y le damos un solo precio por escrito.',
  'we check your booking, call you first if anything needs confirming, and come in your window.':
    'revisamos su reserva, le llamamos antes si hay algo que confirmar y llegamos en el horario que eligió.',
  'Thank you, we have your request': 'Gracias, ya tenemos su solicitud',
  'Your local crew has your request. Here’s what you asked for, and what happens next.':
    'Su equipo local ya tiene su solicitud. Aquí está lo que pidió y lo que sigue.',
  'Your request: see, change or cancel it': 'Su solicitud: véala, cámbiela o cancélela',
  'Your pickup or moving quote request as our local crew has it. See it, change it or cancel it here.':
    'Su retiro de basura o su solicitud de cotización, como lo tiene nuestro equipo local. Vea, cambie o cancele aquí lo que pidió.',
  'We can’t find that pickup.': 'No encontramos ese retiro.',
  'Confirmed for': 'Confirmada para el',
  'Price in writing': 'Precio por escrito',
  'Your move is confirmed': 'Su mudanza está confirmada',
  'your move is confirmed': 'su mudanza está confirmada',
  'Your day is on the crew’s schedule.': 'Su día está en el calendario del equipo.',
  'If we need to know anything else, we call you.': 'Si nos falta algún dato, lo llamamos.',
  'Plans changed? Call us as early as you can.': '¿Cambió de planes? Llámenos lo antes posible.',
  'We couldn’t take this request': 'No pudimos tomar esta solicitud',
  'If you still need us, call us and we’ll take it over the phone.':
    'Si todavía nos necesita, llámenos y la tomamos por teléfono.',
}
