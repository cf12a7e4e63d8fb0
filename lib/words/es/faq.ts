export const FAQ = {
  'What people in {city} ask us': 'Lo que nos preguntan en {city}',
  'Straight answers about prices, dates and what fits on the truck. Don’t see your question? Just call.':
    'Respuestas claras sobre precios, fechas y lo que cabe en el camión. ¿No ve su pregunta? Llámenos.',
  Prices: 'Precios',
  'Your junk': 'Lo que ya no quiere',
  'About us and your information': 'Sobre nosotros y sus datos',
  'How much does a move cost?': '¿Cuánto cuesta una mudanza?',
  'How much does it cost?': '¿Cuánto cuesta?',
  'That depends on how much you have, how far it’s going and how many stairs there are. Tell us, and we’ll give you one price in writing. {allInclusive}':
    'Depende de cuántas cosas tiene, de la distancia y de las escaleras. Cuéntenos y le daremos un solo precio por escrito. {allInclusive}',
  'Will you add any charges on moving day?': '¿Me van a cobrar algo más el día de la mudanza?',
  'No. {noHiddenFees} Just tell us about any stairs, pianos or full garages when we talk, so the written price covers them.':
    'No. {noHiddenFees} Cuando hablemos, solo díganos si hay escaleras, un piano o un garaje lleno, para que el precio por escrito ya los incluya.',
  'I have a quote from another mover. Can you match it?':
    'Tengo una cotización de otra compañía. ¿Pueden igualarla?',
  'Yes. {priceMatch} Just have it handy when we talk. {cheaper}':
    'Sí. {priceMatch} Téngala a la mano cuando hablemos. {cheaper}',
  'Are dump fees extra?': '¿Hay que pagar aparte por desechar las cosas?',
  'No. {disposal}': 'No. {disposal}',
  'Do you have coupons?': '¿Tienen cupones?',
  'Yes, for junk pickups: {coupons}. You get the biggest one your load qualifies for. Show it to the crew when we come. It’s good through the end of that month.':
    'Sí, para el retiro de basura: {coupons}. Le damos el mayor que le corresponda según su carga. Muéstreselo al equipo cuando lleguemos. Vale hasta el último día del mes de su retiro.',
  '{amount} off {condition}': '{amount} de descuento con {condition}',
  ', or ': ', o ',
  'How much does a junk pickup cost?': '¿Cuánto cuesta el retiro de basura?',
  'That depends on how full the truck is. {disposal} Here’s what most loads cost.':
    'Depende de qué tan lleno quede el camión. {disposal} Estos son los precios de la mayoría de las cargas.',
  'Who’s coming to my door?': '¿Quién viene a mi casa?',
  '{crew} The people who load your first box also carry in the last one.':
    '{crew} Las mismas personas que suben la primera caja al camión bajan la última.',
  'Can you pack for me?': '¿Pueden empacar ustedes?',
  'Sure. {packing} Check “I need help packing” on the quote form, or tell us on the phone.':
    'Claro que sí. {packing} Marque “Necesito ayuda para empacar” en el formulario de cotización, o díganoslo por teléfono.',
  'Do I need a date before I get a quote?': '¿Necesito tener una fecha para pedir una cotización?',
  'No. The move date is optional on the form. Get your price first, then pick your day.':
    'No. En el formulario, la fecha de la mudanza es opcional. Primero el precio, después el día.',
  'Can you haul things away on moving day?': '¿Pueden llevarse cosas el día de la mudanza?',
  'Yes. {junkRemoval} Tell us what’s not coming along when you ask for your quote.':
    'Sí. {junkRemoval} Solo avísenos al pedir la cotización.',
  'What areas do your {city} crews serve?': '¿Qué zonas cubren sus equipos en {city}?',
  'They serve {towns}. Don’t see your town? Call and ask.':
    'Cubren {towns}. ¿No ve su ciudad? Llámenos y pregunte.',
  'They serve {city} and the area around it. Call with your address and we’ll let you know.':
    'Cubren {city} y sus alrededores. Llámenos con su dirección y le decimos.',
  'Do you do long-distance moves?': '¿Hacen mudanzas de larga distancia?',
  '{longMoves}': '{longMoves}',
  'Anywhere in {area}, yes.': 'Sí, en cualquier parte de {area}.',
  'For another province, call and ask.': 'Para otra provincia, llámenos y pregunte.',
  'Yes, anywhere in {area} and to or from other states. Enter the ZIP code of each end on the quote form, and we’ll call you with a price.':
    'Sí, en cualquier parte de {area}, y también de un estado a otro. Escriba los dos códigos postales en el formulario de cotización y le llamaremos para darle un precio.',
  'We don’t take moves to or from other states.': 'No hacemos mudanzas de un estado a otro.',
  'We don’t take moves across the U.S. border.':
    'No hacemos mudanzas que crucen la frontera de Estados Unidos.',
  'We take moves across the U.S. border, too.':
    'También hacemos mudanzas que cruzan la frontera de Estados Unidos.',
  'That’s outside {area}.': 'Eso queda fuera de {area}.',
  'Send it anyway. We’ll call and tell you what’s possible.':
    'Envíe su solicitud de todos modos. Le llamaremos para decirle qué se puede hacer.',
  'What do you take?': '¿Qué se llevan?',
  'We take {items}. Got something else? Add it under “Anything else?” on the booking form.':
    'Nos llevamos {items}. ¿Tiene otra cosa? Anótela en “¿Algo más?” en el formulario de reserva.',
  'What can’t you take?': '¿Qué no se pueden llevar?',
  'These can’t go on our truck: {prohibitedItems}. Not sure about something? Call us before you book.':
    'Esto no puede ir en nuestro camión: {prohibitedItems}. ¿Tiene dudas sobre algo? Llámenos antes de reservar.',
  'When can you come?': '¿Cuándo pueden venir?',
  'Any day but Sunday, in one of these two-hour windows: {windows}. Need a later date than the form shows? Just call.':
    'Cualquier día menos el domingo, en uno de estos horarios de dos horas: {windows} ¿Necesita una fecha más lejana que las del formulario? Llámenos.',
  'What if I don’t know how full the truck will be?':
    '¿Y si no sé cuánto se va a llenar el camión?',
  'That’s fine. The booking form shows a truck that fills up in quarters. Pick the one that looks right, or choose “Not sure yet” and move on.':
    'No hay problema. El formulario de reserva muestra un camión que se va llenando: ¼, medio, ¾ o lleno. Elija el que más se parezca, o “Todavía no sé”, y siga.',
  'What do I get once I’ve booked?': '¿Qué recibo después de reservar?',
  'You get a pickup pass with your day, your window, and a coupon if your load earns one. Print it or show it on your phone, and add the pickup to your calendar. Leave your email, and we’ll send you a confirmation with a link, and a reminder the day before.':
    'Recibe un pase de retiro con su día, su horario y, si le corresponde por su carga, un cupón. Imprímalo o muéstrelo en su teléfono, y agregue el retiro a su calendario. Si nos deja su correo, le mandamos una confirmación con un enlace y, el día antes, un recordatorio.',
  'How do I change or cancel a pickup?': '¿Cómo cambio o cancelo un retiro?',
  'Press “See, change or cancel” on the page after you book, or in your confirmation email. You can do that until your arrival window begins. Or just call us: there’s no account and no password to remember.':
    'Presione “Ver, cambiar o cancelar” en la página que aparece después de reservar o en su correo de confirmación. Puede hacerlo hasta que empiece su horario de llegada. O simplemente llámenos: aquí no hay cuenta ni contraseña que recordar.',
  'How long have you been doing this?': '¿Cuánto tiempo llevan en esto?',
  '{years} {customers}': '{years} {customers}',
  'Are you licensed and insured?': '¿Tienen licencia y seguro?',
  'Yes. {crew} Ask us about our {licence} and insurance when we talk.':
    'Sí. {crew} Cuando hablemos, pregúntenos por nuestra {licence} y nuestro seguro.',
  licence: 'licencia',
  license: 'licencia',
  'What do you do with my phone number?': '¿Qué hacen con mi número de teléfono?',
  'We use it to call or text you about your request. We don’t sell it, and we only send offers if you check the box. The privacy policy lists everything we keep.':
    'Lo usamos para llamarle o mandarle mensajes de texto sobre su solicitud. No lo vendemos, y solo le mandamos ofertas si usted marca la casilla. En la política de privacidad está todo lo que guardamos.',
  'I pressed the button twice. Did I send two requests?':
    'Presioné el botón dos veces. ¿Mandé dos solicitudes?',
  'No. If you send the same request twice from this site, we only get it once.':
    'No. Si manda la misma solicitud dos veces desde este sitio, la recibimos una sola vez.',
}
