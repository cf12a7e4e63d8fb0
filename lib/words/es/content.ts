export const CONTENT = {
  'How we take it': 'Cómo nos lo llevamos',
  'How it works in {city}': 'Cómo funciona en {city}',
  'It’s four steps to a new home, or four to an empty garage. Either one starts with a short form or a call.':
    'Son cuatro pasos hasta su nueva casa, o cuatro hasta un garaje vacío. En los dos casos, todo empieza con un formulario corto o una llamada.',
  'Your move': 'Su mudanza',
  'Start with a free quote': 'Empezar con una cotización gratis',
  'Your junk pickup': 'Su retiro de basura',
  'Moving day in {city}': 'El día de la mudanza en {city}',
  'Arrival windows': 'Horarios de llegada',
  Coupons: 'Cupones',
  'Moving, or clearing out some junk?': '¿Se muda o quiere deshacerse de cosas viejas?',
  'Tell our {city} crew what you’ve got, or just give us a call.':
    'Cuéntele a nuestro equipo en {city} qué hay que mudar o recoger, o simplemente llámenos.',
  'Book a junk pickup': 'Reservar un retiro de basura',
  'Junk pickups in {city}, in {currency}': 'Retiro de basura en {city}, precios en {currency}',
  'Canadian dollars': 'dólares canadienses',
  'U.S. dollars': 'dólares de EE. UU.',
  'How full the truck is': 'Qué tan lleno va el camión',
  '{amount} coupon': 'Cupón de {amount}',
  'Reviews of our {city} crew': 'Opiniones sobre nuestro equipo en {city}',
  'In our customers’ own words, the good and the bad. Below is how we collect reviews and what we promise about every one.':
    'En palabras de nuestros clientes, lo bueno y lo malo. Más abajo le contamos cómo reunimos las opiniones y qué prometemos sobre cada una.',
  'How we handle reviews in {city}': 'Cómo reunimos opiniones en {city}',
  'There are no reviews on this page yet. A review only helps if you can believe it, so here’s how we collect them and what we promise about every one.':
    'Todavía no hay opiniones en esta página. Una opinión solo sirve si se le puede creer. Por eso le contamos cómo las reunimos y qué prometemos sobre cada una.',
  'See our public review page': 'Ver nuestra página pública de opiniones',
  '“{text}”': '“{text}”',
  '{rating} of 5 from 1 review on our public profile, as of {date}':
    '{rating} de 5 según 1 opinión en nuestro perfil público, al {date}',
  '{rating} of 5 from {count} reviews on our public profile, as of {date}':
    '{rating} de 5 según {count} opiniones en nuestro perfil público, al {date}',
  'On {source}': 'En {source}',
  'Reviews, and how we collect them': 'Las opiniones, y cómo las reunimos',
  'What we promise': 'Qué prometemos',
  'How we collect reviews': 'Cómo reunimos las opiniones',
  'Did we move you or haul something away? Tell us how it went. If something went wrong, start there.':
    '¿Le hicimos una mudanza o un retiro de basura? Cuéntenos cómo le fue. Si algo salió mal, empiece por ahí.',
  'What we take in {city}': 'Qué nos llevamos en {city}',
  'Point to it and it’s gone. {disposal} {noHiddenFees}':
    'Usted lo señala y nosotros nos lo llevamos. {disposal} {noHiddenFees}',
  'What it costs in {city}': 'Cuánto cuesta en {city}',
  'Where junk goes in {city}': 'Adónde van las cosas viejas en {city}',
  '<1>Before we get there:</1> {preparation}': '<1>Antes de que lleguemos:</1> {preparation}',
  'Start a booking <1>for: {name}</1>': 'Empezar una reserva <1>para: {name}</1>',
  'What we can’t take': 'Qué no podemos llevarnos',
  'Some things aren’t allowed on a junk truck. Your city can tell you where they go. Not sure what you’ve got? Call us before you book.':
    'Hay cosas que no se permiten en nuestro camión. Su ciudad puede decirle adónde llevarlas. ¿No sabe bien qué es lo que tiene? Llámenos antes de reservar.',
  Home: 'Inicio',
  'Movers & Junk Removal in {city}': 'Mudanzas y retiro de basura en {city}',
  'Moving in {city}? Get two licensed and insured movers, a truck and one all-inclusive price in writing. Ask for a free quote.':
    '¿Mudanza en {city}? Dos personas con licencia y seguro, un camión y un solo precio todo incluido, por escrito. Pida su cotización gratis.',
  'Get a quote': 'Pedir una cotización',
  'Free Moving Quote in {city}': 'Cotización de mudanza gratis en {city}',
  'Tell our {city} crew what you’re moving, and get one all-inclusive price in writing with no hidden fees.':
    'Cuéntele a nuestro equipo en {city} qué va a mudar y reciba por escrito un solo precio todo incluido, sin cargos ocultos.',
  'Book junk removal': 'Retiro de basura',
  'Book Junk Removal in {city}': 'Reserve su retiro de basura en {city}',
  'Pick your items, a day and a two-hour window. Our {city} crew hauls it all away, disposal fees included.':
    'Elija los artículos, el día y un horario de llegada. Nuestro equipo en {city} se lleva todo, y botarlo no se paga aparte.',
  'What Junk We Take in {city}': 'Qué nos llevamos en {city}',
  'From sofas to hot tubs: the junk our {city} crew hauls away, how we handle each kind, and what we can’t take.':
    'De sofás a jacuzzis: lo que nuestro equipo se lleva en {city}, qué hacemos con cada cosa y qué no podemos llevarnos.',
  'How Moves & Pickups Work in {city}': 'Su mudanza en {city}, paso a paso',
  'Ask, get one price, pick your day: how a move or a junk pickup with our {city} crew works, step by step.':
    'Pida su cotización, reciba un solo precio y elija el día: así es una mudanza o un retiro de basura en {city}, paso a paso.',
  FAQ: 'Preguntas frecuentes',
  '{city} Moving & Junk Removal FAQ': 'Preguntas sobre mudanzas en {city}',
  'Prices, dates, packing, coupons and what fits on the truck: straight answers before you call our {city} crew.':
    'Mudanzas y retiro de basura en {city}: precios, fechas, empaque, cupones y qué cabe en el camión. Respuestas claras antes de llamarnos.',
  Reviews: 'Opiniones',
  'How We Handle Reviews in {city}': 'Cómo reunimos opiniones en {city}',
  'How we collect reviews of our {city} crew, and what we promise: real customers only, no paid reviews, the good and the bad.':
    'Cómo reunimos las opiniones sobre nuestro equipo en {city} y qué prometemos: solo clientes reales, nada de opiniones pagadas, lo bueno y lo malo.',
  'Reviews of Our {city} Crew': 'Opiniones sobre el equipo de {city}',
  'Real customers talk about our {city} crew, the good and the bad. Plus how we collect reviews, and why we never pay for them.':
    'Clientes reales opinan sobre nuestro equipo en {city}, lo bueno y lo malo. También cómo reunimos las opiniones y por qué nunca pagamos por ellas.',
  'Your name, your phone number and what you need: that’s the whole short form.':
    'Su nombre, su teléfono y lo que necesita: ese es todo el formulario corto.',
  'The longer form on our home page also asks for your email, your move date, where you’re moving from and to, and if you’d like us to pack.':
    'El formulario más largo, en nuestra página de inicio, también le pide el correo, la fecha de la mudanza, de dónde sale, adónde va y si quiere que empaquemos.',
  'No date yet? Leave it blank.': '¿Todavía no tiene fecha? Deje el espacio en blanco.',
  'On the phone, we ask about rooms, stairs and heavy pieces.':
    'Por teléfono le preguntamos por los cuartos, las escaleras y las cosas pesadas.',
  'Tell us the day, and let us know about anything that needs extra care.':
    'Díganos el día y avísenos si hay algo que necesite un cuidado especial.',
  'Moving into or out of an apartment building? Ask the building if you need to book the elevator.':
    '¿Sale de un edificio de apartamentos o llega a uno? Pregunte en el edificio si hay que reservar el elevador.',
  'Keep your papers, medications and keys with you, not in a box.':
    'Sus papeles, medicinas y llaves, mejor con usted que en una caja.',
  'The same two people are there from start to finish.':
    'Las mismas dos personas están con usted de principio a fin.',
  'Every box goes in the room that’s written on it.': 'Cada caja va al cuarto que lleva escrito.',
  'Your junk leaves with us. {disposal}': 'Lo que ya no quiere se va con nosotros. {disposal}',
  '{allInclusive} {disposal}': '{allInclusive} {disposal}',
  'Fill the truck': 'Llene el camión',
  'Pick what has to go and how full the truck will be.':
    'Elija qué nos llevamos y cuánto espacio ocupa en el camión.',
  'We take twelve kinds of junk, from sofas to hot tubs.':
    'Nos llevamos doce tipos de cosas, de sofás a jacuzzis.',
  'The truck on your screen fills up as you choose. It’s fine if you’re not sure.':
    'El camión de la pantalla se va llenando con lo que usted elige. Si tiene dudas, no pasa nada.',
  'Pick a day and time': 'Elija el día y la hora',
  'Choose a day and a two-hour window, so you’re not stuck waiting all day.':
    'Elija un día y un horario de llegada de 2 horas, para no pasarse el día esperando.',
  'We come any day but Sunday.': 'Vamos cualquier día menos el domingo.',
  'Tell us if you’re flexible on timing.': 'Díganos si le sirve también otro horario.',
  'Need a later date? Call us and we’ll set it up.':
    '¿Necesita una fecha más adelante? Llámenos y la reservamos.',
  'Keep your pass': 'Guarde su pase',
  'You get a pickup pass with your day, your window, and a coupon if your load earns one.':
    'Recibe un pase de retiro con el día, el horario de llegada y, si le corresponde por su carga, un cupón.',
  'Print it, or show it on your phone.': 'Imprímalo o muéstrelo en su teléfono.',
  'One tap adds the pickup to your calendar.': 'Con un toque, el retiro queda en su calendario.',
  'With your email, we send you a confirmation, and a reminder the day before.':
    'Si nos deja su correo, le enviamos una confirmación y, el día antes, un recordatorio.',
  'Plans changed? “See, change or cancel” on that page and in the email moves or cancels the pickup until your window begins.':
    '¿Cambiaron los planes? Con “Ver, cambiar o cancelar”, en esa página y en el correo, puede cambiar o cancelar el retiro hasta que empiece su horario de llegada.',
  'Watch it go': 'Dígale adiós',
  'We carry it out, load it and haul it away.': 'Lo sacamos, lo cargamos y nos lo llevamos.',
  'After the job': 'Después del trabajo',
  'We ask after the last box is in or the truck has left, never before.':
    'Pedimos su opinión cuando ya entró la última caja o ya se fue el camión, nunca antes.',
  'In your words': 'En sus palabras',
  'You write it or tell us. We may shorten it, but we don’t polish it.':
    'Usted la escribe o nos la dice. A veces la acortamos, pero nunca la adornamos.',
  'With your okay': 'Con su permiso',
  'Nothing goes up here until you agree to the words and the name beside them.':
    'Aquí no se publica nada hasta que usted apruebe las palabras y el nombre que las acompaña.',
  'Only real customers': 'Solo clientes reales',
  'Every review we publish comes from a move or a pickup that we did.':
    'Cada opinión que publicamos viene de una mudanza o un retiro que hicimos.',
  'Never paid': 'Nunca pagadas',
  'We don’t give money, coupons or discounts for a review, whatever it says.':
    'No damos dinero, cupones ni descuentos por una opinión, diga lo que diga.',
  'The good and the bad': 'Lo bueno y lo malo',
  'Bad reviews go up right next to the good ones. We don’t just pick the nice ones.':
    'Las opiniones malas se publican al lado de las buenas. No escogemos solo las bonitas.',
}
