export const POLICIES = {
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
  'If you say yes to Google Ads, any form you send also gives Google your email and phone number, scrambled, so it can check them for a match.':
    'Si vous dites oui à Google Ads, chaque formulaire que vous envoyez donne aussi à Google votre courriel et votre numéro de téléphone, brouillés, pour qu’il puisse y chercher une correspondance.',
  'We may send them once more if you hire us.':
    'Nous pouvons les envoyer une fois de plus si vous retenez nos services.',
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
  Accessibility: 'Accessibilité',
  'Everyone should be able to get a quote or book a pickup here, whatever browser, keyboard or screen reader they use.':
    'Tout le monde devrait pouvoir obtenir une soumission ou réserver une cueillette ici, peu importe le navigateur, le clavier ou le lecteur d’écran.',
  'We aim for WCAG 2.2, level AA.': 'Nous visons le niveau AA des règles WCAG 2.2.',
  'What we’ve tested': 'Ce que nous avons testé',
  'Software checks every page, and every step of our forms, on a small screen and on a large one.':
    'Des logiciels vérifient chaque page, et chaque étape de nos formulaires, sur un petit écran et sur un grand.',
  'It looks for missing labels, weak contrast and the like.':
    'Ils cherchent les étiquettes manquantes, les contrastes trop faibles et autres défauts du genre.',
  'Every link, button and form works with the keyboard alone.':
    'Les liens, les boutons et les formulaires fonctionnent tous au clavier seul.',
  'You can always see where you are, and nothing covers it.':
    'Vous voyez toujours où vous êtes, et rien ne le cache.',
  'If a form has a mistake, a list at the top says what to fix and takes you there.':
    'S’il y a une erreur dans un formulaire, une liste en haut dit quoi corriger et vous y amène.',
  'Your answers stay in the form.': 'Vos réponses restent dans le formulaire.',
  'You can double the size of the text, and every page fits a narrow phone.':
    'Vous pouvez doubler la taille du texte, et chaque page tient sur un téléphone étroit.',
  'Every page and every form works without JavaScript.':
    'Toutes les pages et tous les formulaires fonctionnent sans JavaScript.',
  'You can pause our film.': 'Vous pouvez mettre notre film sur pause.',
  'If your device asks for less motion, the film stays a still picture.':
    'Si votre appareil demande moins de mouvement, le film reste une image fixe.',
  'What we haven’t tested yet': 'Ce que nous n’avons pas encore testé',
  'We haven’t tried every screen reader, voice control, switch or magnifier.':
    'Nous n’avons pas essayé tous les lecteurs d’écran, ni toutes les commandes vocales, ni tous les contacteurs, ni toutes les loupes.',
  'If something doesn’t work with yours, tell us what happened so we can fix it.':
    'Si quelque chose ne marche pas avec les vôtres, dites-nous ce qui s’est passé pour que nous puissions le corriger.',
  'Talk to a person': 'Parler à quelqu’un',
  'Call or text <1>{phone}</1>.': 'Appelez ou textez au <1>{phone}</1>.',
  'We’ll take your request right there, no form needed.':
    'Nous prendrons votre demande sur-le-champ, sans formulaire.',
  'We answer {hours}.': 'Nous répondons {hours}.',
  'Or write to {brand}, {address}.': 'Vous pouvez aussi écrire à {brand}, {address}.',
  'Privacy Policy: What We Keep': 'Confidentialité : ce que nous gardons',
  'What {brand} stores when you ask for a quote, why, and who to ask about it.':
    'Ce que {brand} conserve quand vous demandez une soumission, pourquoi, et à qui s’adresser.',
  'Accessibility: What We’ve Tested': 'Accessibilité : ce que nous avons testé',
  'How {brand} makes quotes and bookings work for everyone, and how to reach a person.':
    'Comment {brand} rend les soumissions et les réservations accessibles à tout le monde, et comment joindre quelqu’un.',
}
