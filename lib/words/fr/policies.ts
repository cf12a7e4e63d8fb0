export const POLICIES = {
  Accessibility: 'Accessibilité',
  'Everyone should be able to get a quote or book a pickup here, whatever browser, keyboard or screen reader they use. We aim for WCAG 2.2, level AA.':
    'Tout le monde devrait pouvoir obtenir une soumission ou réserver une cueillette ici, peu importe le navigateur, le clavier ou le lecteur d’écran. Nous visons le niveau AA des règles WCAG 2.2.',
  'What we’ve tested': 'Ce que nous avons testé',
  'Software checks every page, and every step of our forms, on a small screen and on a large one. It looks for missing labels, weak contrast and the like.':
    'Des logiciels vérifient chaque page, et chaque étape de nos formulaires, sur un petit écran et sur un grand. Ils cherchent les étiquettes manquantes, les contrastes trop faibles et autres défauts du genre.',
  'Every link, button and form works with the keyboard alone. You can always see where you are, and nothing covers it.':
    'Les liens, les boutons et les formulaires fonctionnent tous au clavier seul. Vous voyez toujours où vous êtes, et rien ne le cache.',
  'If a form has a mistake, a list at the top says what to fix and takes you there. Your answers stay in the form.':
    'S’il y a une erreur dans un formulaire, une liste en haut indique quoi corriger et vous y amène. Vos réponses restent dans le formulaire.',
  'You can double the size of the text, and every page fits a narrow phone.':
    'Vous pouvez doubler la taille du texte, et chaque page tient sur un téléphone étroit.',
  'Every page and every form works without JavaScript.':
    'Toutes les pages et tous les formulaires fonctionnent sans JavaScript.',
  'You can pause our film. If your device asks for less motion, the film stays a still picture.':
    'Vous pouvez mettre notre vidéo en pause. Si votre appareil est réglé pour réduire les animations, elle reste une image fixe.',
  'What we haven’t tested yet': 'Ce que nous n’avons pas encore testé',
  'We haven’t tried every screen reader, voice control, switch or magnifier. If something doesn’t work with yours, tell us what happened so we can fix it.':
    'Nous n’avons pas essayé tous les lecteurs d’écran, toutes les commandes vocales, tous les contacteurs ni toutes les loupes d’écran. Si quelque chose ne marche pas avec votre outil, dites-nous ce qui s’est passé pour que nous puissions corriger le problème.',
  'Talk to a person': 'Parler à quelqu’un',
  'Call <1>{phone}</1>. We’ll take your request right there, no form needed. We answer {hours}. Or use <2>the form</2>, or write to {brand}, {address}.':
    'Appelez au <1>{phone}</1>. Nous prendrons votre demande sur-le-champ, sans formulaire. Nous répondons {hours}. Vous pouvez aussi utiliser <2>le formulaire</2> ou écrire à {brand}, {address}.',
  'Privacy Policy: What We Keep': 'Confidentialité : ce que nous gardons',
  'What {brand} stores when you ask for a quote, why, and who to ask about it.':
    'Ce que {brand} conserve quand vous demandez une soumission, pourquoi, et à qui s’adresser.',
  'Accessibility: What We’ve Tested': 'Accessibilité : ce que nous avons testé',
  'How {brand} makes quotes and bookings work for everyone, and how to reach a person.':
    'Comment {brand} rend les soumissions et les réservations accessibles à tout le monde, et comment joindre quelqu’un.',
}
