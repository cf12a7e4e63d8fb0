export const POLICIES = {
  Accessibility: 'Accesibilidad',
  'Everyone should be able to get a quote or book a pickup here, whatever browser, keyboard or screen reader they use. We aim for WCAG 2.2, level AA.':
    'Todo el mundo debería poder pedir una cotización o reservar un retiro aquí, con cualquier navegador, teclado o lector de pantalla. Nuestra meta es el nivel AA de las pautas WCAG 2.2.',
  'What we’ve tested': 'Qué hemos probado',
  'Software checks every page, and every step of our forms, on a small screen and on a large one. It looks for missing labels, weak contrast and the like.':
    'Un programa revisa cada página y cada paso de nuestros formularios, en una pantalla pequeña y en una grande. Busca etiquetas que faltan, colores con poco contraste y cosas así.',
  'Every link, button and form works with the keyboard alone. You can always see where you are, and nothing covers it.':
    'Todos los enlaces, botones y formularios funcionan solo con el teclado. Siempre se ve qué enlace, botón o casilla está activo, y nada lo tapa.',
  'If a form has a mistake, a list at the top says what to fix and takes you there. Your answers stay in the form.':
    'Si un formulario tiene un error, una lista al principio dice qué corregir y tiene un enlace a cada casilla. Sus respuestas se quedan en el formulario.',
  'You can double the size of the text, and every page fits a narrow phone.':
    'Puede poner el texto al doble de tamaño, y todas las páginas caben en la pantalla de un teléfono angosto.',
  'Every page and every form works without JavaScript.':
    'Todas las páginas y todos los formularios funcionan sin JavaScript.',
  'You can pause our film. If your device asks for less motion, the film stays a still picture.':
    'Puede pausar nuestro video. Si su dispositivo pide menos movimiento, el video se queda como imagen fija.',
  'What we haven’t tested yet': 'Qué nos falta probar',
  'We haven’t tried every screen reader, voice control, switch or magnifier. If something doesn’t work with yours, tell us what happened so we can fix it.':
    'No hemos probado todos los lectores de pantalla, controles por voz, pulsadores ni lupas de pantalla. Si algo no funciona con el suyo, cuéntenos qué pasó para que podamos arreglarlo.',
  'Talk to a person': 'Hablar con una persona',
  'Call <1>{phone}</1>. We’ll take your request right there, no form needed. We answer {hours}. Or use <2>the form</2>, or write to {brand}, {address}.':
    'Llame al <1>{phone}</1>. Tomamos su solicitud ahí mismo, sin formulario. Atendemos {hours}; también puede usar <2>el formulario</2> o escribir a {brand}, {address}.',
  'Privacy Policy: What We Keep': 'Política de privacidad: qué guardamos',
  'What {brand} stores when you ask for a quote, why, and who to ask about it.':
    'Qué guarda {brand} cuando usted pide una cotización, para qué y a quién preguntar.',
  'Accessibility: What We’ve Tested': 'Accesibilidad: qué hemos probado',
  'How {brand} makes quotes and bookings work for everyone, and how to reach a person.':
    'Cómo logra {brand} que todo el mundo pueda pedir una cotización y reservar, y cómo hablar con una persona.',
}
