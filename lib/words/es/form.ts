export const FORM = {
  'Our office has already changed this booking': 'Nuestra oficina ya cambió esta reserva',
  'So we left it as it is. Call us, or open this page again to see what we have now.':
    'Por eso la dejamos como está. Llámenos, o abra de nuevo esta página para ver cómo quedó.',
  'This pickup is already cancelled': 'Este retiro ya está cancelado',
  'So we didn’t move it. Call us, or open this page again to see what we have now.':
    'Por eso no lo cambiamos. Llámenos, o abra de nuevo esta página para ver cómo quedó.',
  'It’s too late to change this here': 'Ya es tarde para hacer este cambio aquí',
  'Your arrival window has already begun. Call us and we’ll sort it out.':
    'Su horario de llegada ya empezó. Llámenos y lo resolvemos.',
  'We can’t take another change online today': 'Hoy ya no podemos recibir más cambios por internet',
  'Your booking is as it was. Call us and we’ll make the next change with you.':
    'Su reserva sigue igual. Llámenos y hacemos con usted el próximo cambio.',
  'We couldn’t save your change': 'No pudimos guardar su cambio',
  'Your booking is as it was. Press the button again, or call us.':
    'Su reserva sigue igual. Presione el botón otra vez, o llámenos.',
  'We’re not sure your change came through': 'No sabemos si nos llegó su cambio',
  'Open this page again to see what we have now, or call us.':
    'Abra de nuevo esta página para ver cómo quedó, o llámenos.',
  'This page is out of date': 'Esta página ya no está al día',
  'The form on it won’t go through anymore. Open this page again, or call us.':
    'El formulario de esta página ya no se puede enviar. Abra la página de nuevo, o llámenos.',
  'Open this page again': 'Abrir de nuevo esta página',
  'Call {phone}': 'Llamar al {phone}',
  'Our list shows it as {listedName}. The whole name stays with your request.':
    'En nuestra lista aparece así: {listedName}. El nombre completo queda en su solicitud.',
  'We’ll call or text only about this request, unless you tick the box below. We never sell your number.':
    'Le llamaremos o le enviaremos mensajes de texto solo sobre esta solicitud, a menos que marque la casilla de abajo. Nunca vendemos su número.',
  'Privacy policy': 'Política de privacidad',
  Yes: 'Sí',
  No: 'No',
  'Use {text}': 'Usar {text}',
  'Please check your answers': 'Por favor, revise sus respuestas',
  '{label}: {message}': '{label}: {message}',
  'Everything you typed is still here. Press the button again, or call us. Your request won’t be sent twice.':
    'Todo lo que escribió sigue aquí. Presione el botón otra vez, o llámenos. Su solicitud no se enviará dos veces.',
  'We couldn’t save your request': 'No pudimos guardar su solicitud',
  'We’re not sure your request came through': 'No sabemos si nos llegó su solicitud',
  'We couldn’t take another request just now': 'Por ahora no podemos recibir otra solicitud',
  'Several have come from this internet connection, yours or from people you share it with, so we didn’t save this one. Everything you typed is still here. Press the button again in ten minutes, or call us and we’ll take it over the phone.':
    'Ya llegaron varias solicitudes desde esta conexión a internet, suyas o de quienes la comparten con usted, y por eso no guardamos esta. Todo lo que escribió sigue aquí. Presione el botón otra vez en diez minutos, o llámenos y la tomamos por teléfono.',
  'You already sent this form': 'Usted ya envió este formulario',
  'Your answers are different now. For the same pickup or move, they replace the first ones.':
    'Ahora sus respuestas son distintas. Si son para el mismo retiro o la misma mudanza, reemplazarán a las primeras.',
  'The form on it won’t go through anymore. Call us, or reload the page and check what you typed.':
    'El formulario de esta página ya no se puede enviar. Llámenos, o recargue la página y revise lo que escribió.',
  'Change the pickup I booked': 'Cambiar el retiro que reservé',
  'Send the new answers': 'Enviar las nuevas respuestas',
  'Reload the page': 'Recargar la página',
  '(optional)': '(opcional)',
  'Error: ': 'Error: ',
  'Leave this blank. It’s only here to catch bots.':
    'Deje esto en blanco. Solo está aquí para atrapar robots.',
  'Sending your request…': 'Enviando su solicitud…',
  'Rather talk? Call <1>{phone}</1>': '¿Prefiere hablar? Llame al <1>{phone}</1>',
  'No windows are left today. Choose another day': 'Ya no quedan horarios hoy. Elija otro día',
  'That window has already started. Choose a later one':
    'Ese horario ya empezó. Elija uno que empiece más tarde',
  'We need 1 hour’s notice. Choose a later one':
    'Pedimos 1 hora de anticipación. Elija un horario que empiece más tarde',
  'We need {hours} hours’ notice. Choose a later one':
    'Pedimos {hours} horas de anticipación. Elija un horario que empiece más tarde',
  'We’re closed that day. Choose another one': 'Ese día no abrimos. Elija otro',
  'Choose one of the next eight days, not counting Sundays':
    'Elija uno de los próximos ocho días, sin contar los domingos',
  'Choose a state or province in that country':
    'Elija un estado o una provincia del país que marcó',
  'Enter a postal code such as M5V 2T6': 'Escriba un código postal como M5V 2T6',
  'Enter a ZIP such as 75201': 'Escriba un código postal como 75201',
  'No postal code has the letter {letter}':
    'Ningún código postal de Canadá tiene la letra {letter}',
  'No postal code begins with {letter}': 'Ningún código postal de Canadá empieza con {letter}',
  'Enter a postal code such as M5V 2T6, or leave it blank':
    'Escriba un código postal como M5V 2T6, o déjelo en blanco',
  'Enter a ZIP such as 75201, or leave it blank':
    'Escriba un código postal como 75201, o déjelo en blanco',
  'We only pick up in the United States and Canada': 'Solo recogemos en Estados Unidos y Canadá',
  'This field is required': 'Este campo es obligatorio',
  'Choose from the list': 'Elija una opción de la lista',
  'Please keep it to 1,000 characters or fewer': 'Escriba 1,000 caracteres como máximo',
  'Please use at most {max} characters': 'Escriba {max} caracteres como máximo',
  'This page is out of date. Reload it and send the form again':
    'Esta página ya no está al día. Recárguela y envíe otra vez el formulario',
  'Enter a U.S. or Canadian phone number':
    'Escriba un número de teléfono de Estados Unidos o Canadá',
  'Enter one 10-digit phone number': 'Escriba un solo número de teléfono, de 10 dígitos',
  'Enter a phone number with ten digits': 'Escriba un número de teléfono de diez dígitos',
  'Enter an email such as mary@example.com, or leave it blank':
    'Escriba un correo como maria@example.com, o déjelo en blanco',
  'No windows are left that day. Choose another day':
    'Ya no quedan horarios ese día. Elija otro día',
  'That window is full. Choose one of the others': 'Ese horario está lleno. Elija otro',
  'Check that date, or leave it blank': 'Revise esa fecha, o déjela en blanco',
  'That day has passed. Choose a later one, or leave it blank':
    'Esa fecha ya pasó. Elija otra, de hoy en adelante, o déjela en blanco',
  'Choose a day in the next eighteen months, or leave it blank':
    'Elija una fecha de los próximos dieciocho meses, o déjela en blanco',
  'Name is required': 'Falta su nombre',
  'Phone number is required': 'Falta su número de teléfono',
  'A valid email is required': 'Falta un correo electrónico válido',
  'Use letters without accents before the @': 'Use letras sin acento antes de la @',
  'Invalid email format': 'Ese correo electrónico no es válido',
  'Postal Code is required': 'Falta el código postal de salida',
  'Moving From Zip is required': 'Falta el código postal de salida',
  'Moving To Postal Code is required': 'Falta el código postal de destino',
  'Moving To Zip is required': 'Falta el código postal de destino',
  'Message is required': 'Falta su mensaje',
}
