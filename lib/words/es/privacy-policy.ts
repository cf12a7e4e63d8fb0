export const PRIVACY_POLICY = {
  '{brand} only asks for what we need to call you back with a price.':
    '{brand} solo pide lo necesario para devolverle la llamada con un precio.',
  'What we store': 'Qué guardamos',
  'What you type into a form: your name, phone number and message, and your email if you give us one. We keep it with your request.':
    'Lo que escribe en un formulario: su nombre, su número de teléfono, su mensaje y, si nos lo da, su correo electrónico. Lo guardamos con su solicitud.',
  'The quote forms ask for the size of your move. The full one also asks for the ZIP or postal codes you’re moving from and to, your move date, and whether you need help packing.':
    'Los formularios de cotización piden el tamaño de su mudanza. El completo también pide los códigos postales de salida y de destino, la fecha de su mudanza y si necesita ayuda para empacar.',
  'The booking form also asks for the pickup address, the day and window you chose, and what’s going on the truck. If you let Google fill in the address for you, Google sees what you type there.':
    'El formulario de reserva también pide la dirección del retiro, el día y el horario que eligió, y qué va en el camión. Si deja que Google complete la dirección, Google ve lo que usted escribe ahí.',
  'What you ask for by phone. Our office types it in, and we keep it the same way, but without an IP address.':
    'Lo que nos pide por teléfono. Nuestra oficina lo anota y lo guardamos de la misma manera, pero sin dirección IP.',
  'The city page you used and its language, the date and time, and the IP address the request came from.':
    'La página de la ciudad que usó, la fecha y la hora, y la dirección IP desde donde llegó la solicitud.',
  'The ad, link or site that brought you here, if the link tells us, and the headline we showed you for it, so we know which ads are worth paying for.':
    'El anuncio, el enlace o el sitio por el que llegó aquí, si el enlace nos lo dice, y el título que le mostramos por eso, para saber qué anuncios valen lo que cuestan.',
  'The wording you agreed to when you sent the form, and whether you checked the box for marketing texts. If you didn’t check it, we only text you about your request.':
    'El texto que aceptó al enviar el formulario, y si marcó la casilla de los mensajes de texto promocionales. Si no la marcó, solo le mandamos mensajes de texto sobre su solicitud.',
  'Your choice about Google Ads, if you made one or your browser sends a Global Privacy Control signal.':
    'Lo que decidió sobre Google Ads, si eligió algo o si su navegador envía una señal Global Privacy Control.',
  'Whether your request became a job, and what that job was worth.':
    'Si su solicitud terminó en un trabajo, y cuánto valió ese trabajo.',
  'What our office notes about your request, such as calls and changes, and the first name of who noted it.':
    'Lo que nuestra oficina anota sobre su solicitud, como llamadas y cambios, y el nombre de pila de quien lo anotó.',
  Why: 'Para qué',
  'We use it to call you back, give you a price and plan the job. The IP address helps us tell people from bots. For one day, we count how many requests come from the same address, phone or tab, or have the same text, scrambled so we can’t read them.':
    'Usamos estos datos para devolverle la llamada, darle un precio y planear el trabajo. La dirección IP nos ayuda a distinguir a las personas de los robots. Durante un día contamos cuántas solicitudes llegan de una misma dirección IP, un mismo teléfono o una misma pestaña, o tienen el mismo texto, codificados de modo que no podemos leerlos.',
  'If you gave us your email, we use it to confirm your request, to tell you about changes, to remind you before a pickup or a move, and to answer you, but not for offers. If you hire us, we may ask you for a review. Say no there, and we keep your address, scrambled, so we never ask again. Anyone with the link in an email can see, change or cancel the request. An email company delivers it for us.':
    'Si nos dio su correo electrónico, lo usamos para confirmar su solicitud, avisarle de los cambios, recordarle su retiro o su mudanza y responderle, pero no para ofertas. Si nos contrata, podemos pedirle una opinión. Si ahí dice que no, guardamos su dirección de correo, codificada, para no volver a pedirle ninguna opinión. Cualquier persona que tenga el enlace de uno de nuestros correos puede ver, cambiar o cancelar la solicitud. Una empresa de correo electrónico los entrega por nosotros.',
  'How long': 'Por cuánto tiempo',
  'We keep it for {months} months from the day you sent it, and then we delete it. If you ask us to delete it sooner, we will. The link to your request works until then.':
    'Guardamos estos datos {months} meses a partir del día en que los envió, y después los borramos. Si nos pide que los borremos antes, lo hacemos. El enlace a su solicitud funciona hasta entonces.',
  'Our office has a list of open requests and their dates, without names or phone numbers. A request leaves that list 60 days after it’s decided and its day is over.':
    'Nuestra oficina tiene una lista de las solicitudes abiertas y de sus fechas, sin nombres ni números de teléfono. Una solicitud sale de esa lista 60 días después de que se resuelve y de que pasa su fecha.',
  'Who else sees it': 'Quién más ve estos datos',
  'The dispatcher and the crew in your city see it. Hosting companies store it for us and don’t use it for anything else. We don’t sell any of it.':
    'Los ven la persona que organiza las rutas y el equipo de su ciudad. Empresas de alojamiento web los guardan por nosotros y no los usan para nada más. No vendemos ningún dato.',
  'Our office sees your request on a private page of this site: your name, phone number, email and address, what you told us, the ad that brought you here, your other requests of the last 24 hours, the emails we sent you and what we noted.':
    'Nuestra oficina ve su solicitud en una página privada de este sitio: su nombre, su número de teléfono, su correo electrónico y su dirección, lo que nos contó, el anuncio por el que llegó aquí, sus otras solicitudes de las últimas 24 horas, los correos que le enviamos y lo que anotamos.',
  'A browser at our office opens that page with a link that we only send to the office and that works for 14 days. It then keeps a cookie for 30 days at a time, and for 90 days at most. We can shut out all of these browsers at once.':
    'Un navegador de nuestra oficina abre esa página con un enlace que solo le enviamos a la oficina y que funciona durante 14 días. Después guarda una cookie por 30 días a la vez, y por 90 días como máximo. Podemos quitarles el acceso a todos esos navegadores de una sola vez.',
  'If a Google ad brought you here and you hire us, we may tell Google which click that was, the date, what the job was worth, and the reference number of your request. That doesn’t include anything you typed. We don’t tell Google if you said no to Google Ads before you sent the form. Without a yes, we also don’t tell Google if your browser sent a Global Privacy Control signal or if you gave us an address or postal code in Quebec. You can always call us and say no.':
    'Si llegó aquí por un anuncio de Google y nos contrata, podemos decirle a Google qué clic fue, la fecha, cuánto valió el trabajo y el número de referencia de su solicitud. Eso no incluye nada de lo que usted escribió. Si dijo que no a Google Ads antes de enviar el formulario, no le decimos nada a Google. Si no ha dicho que sí, tampoco le decimos nada cuando su navegador envió una señal Global Privacy Control o cuando usted nos dio una dirección o un código postal de Quebec. Siempre puede llamarnos y decir que no.',
  'When you start filling out a form, Google reCAPTCHA looks at your browser and how you use the page, to tell whether you’re a person.':
    'Cuando empieza a llenar un formulario, Google reCAPTCHA observa su navegador y cómo usa la página, para saber si usted es una persona.',
  'What stays in your browser': 'Qué se queda en su navegador',
  'Your browser keeps a few things for this site.':
    'Su navegador guarda algunas cosas de este sitio.',
  'What you type into a form, so you don’t lose it if you tap a link. It stays in this tab and goes nowhere until you send the form. After that, the tab keeps a copy to show you, and the link to a pickup you booked, until you close it.':
    'Lo que escribe en un formulario, para que no lo pierda si toca un enlace. Se queda en esta pestaña y no va a ninguna parte hasta que envíe el formulario. Después, la pestaña guarda una copia para mostrársela, y el enlace al retiro que reservó, hasta que usted la cierre.',
  'A random number for this visit and the time it started, so a request you send twice only arrives once and we don’t mistake you for a bot.':
    'Un número al azar para esta visita y la hora en que empezó, para que una solicitud enviada dos veces llegue una sola vez y no parezca enviada por un robot.',
  'The ad or link that brought you here, and the headline we showed you, until you close the browser.':
    'El anuncio o el enlace por el que llegó aquí y el título que le mostramos, hasta que cierre el navegador.',
  'The country you seem to be in, for an hour, so we know whether to ask for a ZIP or a postal code.':
    'El país donde usted parece estar, durante una hora, para saber si pedirle un código postal de EE. UU. o de Canadá.',
  'The reference number of a request you sent, for ten minutes, so it’s only counted once.':
    'El número de referencia de una solicitud que envió, durante diez minutos, para que se cuente una sola vez.',
  'The choices you make below.': 'Lo que elija más abajo.',
  'What we measure': 'Qué medimos',
  'If you say yes to measurement below, Vercel, the company that runs our servers, measures how fast our pages are for you. It sees which page you opened, how fast it was, your country, and what kind of browser, device and connection you have. It doesn’t use cookies, and none of it says who you are.':
    'Si más abajo dice que sí a la medición, Vercel, la empresa que opera nuestros servidores, mide qué tan rápido cargan nuestras páginas en su dispositivo. Ve qué página abrió, qué tan rápido cargó, su país y qué tipo de navegador, dispositivo y conexión tiene. No usa cookies, y nada de eso dice quién es usted.',
  'Google Analytics and Google Ads tell us which ads bring people here. They see which page and city you opened, the ad that led you there, whether someone asked for a quote, booked a pickup or tapped a phone number, what that’s worth to us, and the reference number of the request. They don’t get anything you type into a form.':
    'Google Analytics y Google Ads nos dicen qué anuncios traen gente aquí. Ven qué página y qué ciudad abrió, el anuncio por el que llegó, si alguien pidió una cotización, reservó un retiro o tocó un número de teléfono, cuánto vale eso para nosotros y el número de referencia de la solicitud. No reciben nada de lo que escribe en un formulario.',
  'To do that, Google keeps cookies in your browser, unless you say no below. In Quebec, or if your browser sends a Global Privacy Control signal, Google doesn’t use cookies unless you say yes. Until then, it counts visits without cookies. If you say no to both, we don’t load anything from Google for this.':
    'Para eso, Google guarda cookies en su navegador, a menos que más abajo diga que no. En Quebec, o si su navegador envía una señal Global Privacy Control, Google no usa cookies a menos que usted diga que sí. Hasta entonces, cuenta las visitas sin cookies. Si dice que no a las dos preguntas, no cargamos nada de Google para esto.',
  'There’s one exception, and only if you say yes to Google Ads below. When you send a form, Google also gets your email and phone number, scrambled (SHA-256) in your browser, so it can check them for a match. If you hire us, we may send Google the same again, with the date, what the job was worth and your reference number. If you say no later, that doesn’t change a request you’ve already sent: call us about it.':
    'Hay una excepción, y solo si más abajo dice que sí a Google Ads. Cuando envía un formulario, Google también recibe su correo electrónico y su número de teléfono, codificados (SHA-256) en su navegador, para que busque coincidencias. Si nos contrata, podemos enviarle a Google lo mismo otra vez, con la fecha, cuánto valió el trabajo y su número de referencia. Si dice que no más adelante, eso no cambia una solicitud que ya envió: en ese caso, llámenos.',
  'Who to ask': 'A quién preguntar',
  'Privacy policy': 'Política de privacidad',
  'Our {title} is responsible for the information we have about you.':
    'En nuestra compañía, la persona {title} es quien responde por la información que tenemos sobre usted.',
  'To see, correct or delete it, call <1>{phone}</1> or write to us.':
    'Para verla, corregirla o pedir que la borremos, llame al <1>{phone}</1> o mándenos una carta.',
  'To see, correct or delete it, call <1>{phone}</1>, email <2>{email}</2> or write to us.':
    'Para verla, corregirla o pedir que la borremos, llame al <1>{phone}</1>, escriba a <2>{email}</2> o mándenos una carta.',
  '{title}, {brand}, {address}': 'Atención: {title}, {brand}, {address}',
}
