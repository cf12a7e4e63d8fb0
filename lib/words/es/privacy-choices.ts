/** Only the privacy page sends them to the browser. */
export const PRIVACY_CHOICES = {
  'Privacy choices': 'Opciones de privacidad',
  Yes: 'Sí',
  No: 'No',
  'Google doesn’t measure anything while you browse this site.':
    'Google no mide nada mientras usted navega por este sitio.',
  'Without JavaScript, Google doesn’t measure anything while you browse this site.':
    'Sin JavaScript, Google no mide nada mientras usted navega por este sitio.',
  'If you don’t want us to tell Google that you clicked one of its ads, call us at <1>{phone}</1> or turn on Global Privacy Control in your browser before you send a form.':
    'Si no quiere que le digamos a Google que usted hizo clic en uno de sus anuncios, llámenos al <1>{phone}</1> o active Global Privacy Control en su navegador antes de enviar un formulario.',
  'Can Vercel measure how fast our pages are for you?':
    '¿Permite que Vercel mida qué tan rápido cargan nuestras páginas en su dispositivo?',
  'Can Google Analytics measure your visit?': '¿Permite que Google Analytics mida su visita?',
  'Can Google Analytics and Vercel measure your visit?':
    '¿Permite que Google Analytics y Vercel midan su visita?',
  'Can Google Ads see which ad brought you here?':
    '¿Permite que Google Ads vea por qué anuncio llegó aquí?',
  'Vercel measures nothing until you say yes.': 'Vercel no mide nada hasta que usted diga que sí.',
  'If you say yes to Google Ads, any form you send also gives Google your email and phone number, scrambled, so it can check them for a match. We may send them once more if you hire us.':
    'Si dice que sí a Google Ads, cada formulario que envíe también le dará a Google su correo electrónico y su número de teléfono, codificados, para que busque coincidencias. Si nos contrata, podemos enviarlos una vez más.',
  'Your choices apply right away and are saved in this browser.':
    'Lo que elija se aplica de inmediato y se guarda en este navegador.',
  'Your browser isn’t letting us save this, so your choice only lasts until you leave this page.':
    'Su navegador no nos deja guardar esto, así que lo que elija solo dura hasta que salga de esta página.',
  'Measurement is on, as you chose.': 'La medición está activada, como usted eligió.',
  'Measurement is off, as you chose.': 'La medición está desactivada, como usted eligió.',
  'Measurement is off, because your browser sends Global Privacy Control.':
    'La medición está desactivada, porque su navegador envía la señal Global Privacy Control.',
  'Measurement is on, except in Quebec, where it is off until you choose.':
    'La medición está activada, salvo en Quebec, donde está desactivada hasta que usted elija.',
  'Advertising is on, as you chose.': 'La publicidad está activada, como usted eligió.',
  'Advertising is off, as you chose.': 'La publicidad está desactivada, como usted eligió.',
  'Advertising is off, because your browser sends Global Privacy Control.':
    'La publicidad está desactivada, porque su navegador envía la señal Global Privacy Control.',
  'Advertising is on, except in Quebec, where it is off until you choose.':
    'La publicidad está activada, salvo en Quebec, donde está desactivada hasta que usted elija.',
}
