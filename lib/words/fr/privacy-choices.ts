/** Only the privacy page sends them to the browser. */
export const PRIVACY_CHOICES = {
  'Privacy choices': 'Choix de confidentialité',
  Yes: 'Oui',
  No: 'Non',
  'Google doesn’t measure anything while you browse this site.':
    'Google ne mesure rien pendant que vous naviguez sur ce site.',
  'Without JavaScript, Google doesn’t measure anything while you browse this site.':
    'Sans JavaScript, Google ne mesure rien pendant que vous naviguez sur ce site.',
  'If you don’t want us to tell Google that you clicked one of its ads, call us at <1>{phone}</1> or turn on Global Privacy Control in your browser before you send a form.':
    'Si vous ne voulez pas que nous disions à Google que vous avez cliqué sur une de ses annonces, appelez-nous au <1>{phone}</1> ou activez Global Privacy Control dans votre navigateur avant d’envoyer un formulaire.',
  'Can Vercel measure how fast our pages are for you?':
    'Acceptez-vous que Vercel mesure la vitesse de nos pages chez vous?',
  'Can Google Analytics measure your visit?':
    'Acceptez-vous que Google Analytics mesure votre visite?',
  'Can Google Analytics and Vercel measure your visit?':
    'Acceptez-vous que Google Analytics et Vercel mesurent votre visite?',
  'Can Google Ads see which ad brought you here?':
    'Acceptez-vous que Google Ads voie de quelle annonce vous venez?',
  'Vercel measures nothing until you say yes.': 'Vercel ne mesure rien avant que vous disiez oui.',
  'If you say yes to Google Ads, any form you send also gives Google your email and phone number, scrambled, so it can check them for a match. We may send them once more if you hire us.':
    'Si vous dites oui à Google Ads, chaque formulaire que vous envoyez donne aussi à Google votre courriel et votre numéro de téléphone, brouillés, pour qu’il puisse y chercher une correspondance. Nous pouvons les envoyer une fois de plus si vous retenez nos services.',
  'Your choices apply right away and are saved in this browser.':
    'Vos choix s’appliquent tout de suite et sont enregistrés dans ce navigateur.',
  'Your browser isn’t letting us save this, so your choice only lasts until you leave this page.':
    'Votre navigateur ne nous laisse pas enregistrer ce choix : il ne tient donc que jusqu’à ce que vous quittiez cette page.',
  'Measurement is on, as you chose.': 'La mesure est activée, selon votre choix.',
  'Measurement is off, as you chose.': 'La mesure est désactivée, selon votre choix.',
  'Measurement is off, because your browser sends Global Privacy Control.':
    'La mesure est désactivée, parce que votre navigateur envoie le signal Global Privacy Control.',
  'Measurement is on, except in Quebec, where it is off until you choose.':
    'La mesure est activée, sauf au Québec, où elle reste désactivée jusqu’à ce que vous fassiez un choix.',
  'Advertising is on, as you chose.': 'La publicité est activée, selon votre choix.',
  'Advertising is off, as you chose.': 'La publicité est désactivée, selon votre choix.',
  'Advertising is off, because your browser sends Global Privacy Control.':
    'La publicité est désactivée, parce que votre navigateur envoie le signal Global Privacy Control.',
  'Advertising is on, except in Quebec, where it is off until you choose.':
    'La publicité est activée, sauf au Québec, où elle reste désactivée jusqu’à ce que vous fassiez un choix.',
}
