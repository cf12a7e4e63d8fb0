export const MAILS = {
  // These values may be missing, so each brings the word or sign before it.
  ' in {city}': ' à {city}',
  ' on {time}': ', prévue le {time}',
  '{brand}: {subject}': '{brand} : {subject}',
  '{label}: {value}': '{label} : {value}',
  'Your pickup pass': 'Votre billet de cueillette',
  ' and give us your reference': ' et donnez-nous votre référence',
  'Did your plans change, or did we get something wrong? Call <1>{phone}</1>{mention}.':
    'Vos plans ont changé, ou nous avons fait une erreur? Appelez le <1>{phone}</1>{mention}.',
  'Questions, or did we get something wrong? Call <1>{phone}</1>{mention}.':
    'Une question, ou une erreur de notre part? Appelez le <1>{phone}</1>{mention}.',
  'We answer the phone {hours}, {city} time.':
    'Nous répondons au téléphone {hours} (heure locale à {city}).',
  'We answer the phone {hours}.': 'Nous répondons au téléphone {hours}.',
  '<1>Text us a photo at {phone}</1> with your reference, {reference}: it helps us plan the job.':
    '<1>Textez-nous une photo au {phone}</1> avec votre référence, {reference} : ça nous aide à planifier le travail.',
  'You got this email because you asked for a moving quote on {host}. It’s only about that request. If that wasn’t you, please ignore it.':
    'Vous recevez ce courriel parce que vous avez demandé une soumission de déménagement sur {host}. Il concerne seulement cette demande. Si ce n’était pas vous, ignorez-le.',
  'You got this email because you asked for a junk pickup on {host}. It’s only about that request. If that wasn’t you, please ignore it.':
    'Vous recevez ce courriel parce que vous avez demandé une cueillette d’encombrants sur {host}. Il concerne seulement cette demande. Si ce n’était pas vous, ignorez-le.',
  'You got this email because you booked a junk pickup on {host}. It’s only about that request. If that wasn’t you, please ignore it.':
    'Vous recevez ce courriel parce que vous avez réservé une cueillette d’encombrants sur {host}. Il concerne seulement cette demande. Si ce n’était pas vous, ignorez-le.',
  'We have your request for a junk pickup{place}.':
    'Nous avons votre demande de cueillette d’encombrants{place}.',
  'We have your request for a moving quote{place}.':
    'Nous avons bien reçu votre demande de soumission{place}.',
  'Thank you{name}. We’ve got\u00a0it.': 'Merci{name}. C’est bien\u00a0reçu.',
  'Thank you{name}. You’re\u00a0booked.': 'Merci{name}. C’est\u00a0réservé.',
  'your junk pickup on {date}': 'votre cueillette d’encombrants du {date}',
  'Your junk pickup{place} is booked: {time}. To add it to your calendar, open the attached file.':
    'Votre cueillette d’encombrants{place} est réservée : {time}. Pour l’ajouter à votre calendrier, ouvrez le fichier joint.',
  'Your junk pickup{place} is booked.': 'Votre cueillette d’encombrants{place} est réservée.',
  'Book another pickup': 'Réserver une autre cueillette',
  'Get another quote': 'Demander une autre soumission',
  'You cancelled your junk pickup{place}{when}.':
    'Vous avez annulé votre cueillette d’encombrants{place}{when}.',
  'Our office cancelled your junk pickup{place}{when}.':
    'Notre bureau a annulé votre cueillette d’encombrants{place}{when}.',
  'No truck will come, and there’s nothing else to do. If it’s in your calendar, open the attached file to update it.':
    'Aucun camion ne passera, et vous n’avez rien d’autre à faire. Si elle est dans votre calendrier, ouvrez le fichier joint pour le mettre à jour.',
  'You cancelled your request for a moving quote{place}.':
    'Vous avez annulé votre demande de soumission{place}.',
  'Our office cancelled your request for a moving quote{place}.':
    'Notre bureau a annulé votre demande de soumission{place}.',
  'It isn’t confirmed for {time} anymore.': 'Elle n’est plus confirmée pour le {time}.',
  'You cancelled your move{place} on {time}.':
    'Vous avez annulé votre déménagement{place}, prévu le {time}.',
  'Our office cancelled your move{place} on {time}.':
    'Notre bureau a annulé votre déménagement{place}, prévu le {time}.',
  'Your move is cancelled.': 'Votre déménagement est annulé.',
  'your move is cancelled': 'votre déménagement est annulé',
  'Your pickup is cancelled.': 'Votre cueillette est annulée.',
  'Your request is cancelled.': 'Votre demande est annulée.',
  'Would another day suit you? Start again below, or call <1>{phone}</1>.':
    'Un autre jour vous conviendrait? Recommencez ci-dessous, ou appelez le <1>{phone}</1>.',
  'Changed your mind? Start again below, or call <1>{phone}</1>.':
    'Vous avez changé d’idée? Recommencez ci-dessous, ou appelez le <1>{phone}</1>.',
  'Our office noted another time for you: {time}.':
    'Notre bureau a noté un autre moment pour vous : {time}.',
  'You asked for another time: {time}.': 'Vous avez demandé un autre moment : {time}.',
  'Our office moved your junk pickup. It’s now {time}. To update your calendar, open the attached file.':
    'Notre bureau a déplacé votre cueillette d’encombrants. Elle est maintenant prévue le {time}. Pour mettre votre calendrier à jour, ouvrez le fichier joint.',
  'Your junk pickup is now {time}. To update your calendar, open the attached file.':
    'Votre cueillette d’encombrants est maintenant prévue le {time}. Pour mettre votre calendrier à jour, ouvrez le fichier joint.',
  'we have your new pickup time': 'votre changement est noté',
  'your pickup has a new time': 'votre cueillette est déplacée',
  'We’ve got your new time.': 'Votre changement est noté.',
  'Your pickup has a new time.': 'Votre cueillette est déplacée.',
  'Before, it was {time}.': 'Avant, c’était le {time}.',
  '{brand} junk pickup': 'Cueillette d’encombrants {brand}',
  '{title}': '{title}',
  '{title} (not confirmed yet)': '{title} (pas encore confirmée)',
  '{title} (cancelled)': '{title} (annulée)',
  'Arrival window: {window}. Reference: {reference}. If we need to confirm anything, we call you first. Questions or changes? Call {phone}.':
    'Plage d’arrivée : {window}. Référence : {reference}. S’il y a quelque chose à confirmer, nous vous appelons d’abord. Une question, un changement? Appelez le {phone}.',
  'pickup.ics': 'cueillette.ics',
  'Hello{name}, this is {brand} about your pickup{reference}. See it, or move or cancel it here: {bookingUrl}':
    'Bonjour{name}, ici {brand} au sujet de votre cueillette{reference}. Pour la voir, la déplacer ou l’annuler : {bookingUrl}',
  'Hello{name}, this is {brand} about your moving quote{reference}. See it, or cancel it here: {bookingUrl}':
    'Bonjour{name}, ici {brand} au sujet de votre demande de soumission{reference}. Pour la voir ou l’annuler : {bookingUrl}',
  'your pickup request for today': 'votre demande de cueillette pour aujourd’hui',
  'your pickup request for tomorrow': 'votre demande de cueillette pour demain',
  'your junk pickup is today': 'votre cueillette, c’est aujourd’hui',
  'your junk pickup is tomorrow': 'votre cueillette, c’est demain',
  'Your pickup request for today': 'Votre demande de cueillette pour aujourd’hui',
  'Your pickup request for tomorrow': 'Votre demande de cueillette pour demain',
  'See you today{name}.': 'À tantôt{name}.',
  'See you tomorrow{name}.': 'À demain{name}.',
  'You asked for a junk pickup today, {time}. If we haven’t confirmed it with you on the phone yet, please call us.':
    'Vous avez demandé une cueillette d’encombrants pour aujourd’hui, {time}. Si nous ne l’avons pas encore confirmée avec vous au téléphone, appelez-nous.',
  'You asked for a junk pickup tomorrow, {time}. If we haven’t confirmed it with you on the phone yet, please call us.':
    'Vous avez demandé une cueillette d’encombrants pour demain, {time}. Si nous ne l’avons pas encore confirmée avec vous au téléphone, appelez-nous.',
  'The truck arrives today during your window: {window}.':
    'Le camion arrive aujourd’hui dans votre plage horaire : {window}.',
  'The truck arrives tomorrow during your window: {window}.':
    'Le camion arrive demain dans votre plage horaire : {window}.',
  'your move is on {date}': 'votre déménagement du {date}',
  'See you on {date}{name}.': 'On se voit le {date}{name}.',
  'Your move{place} is on {date}. To reach your crew, call <1>{phone}</1>.':
    'Votre déménagement{place} a lieu le {date}. Pour joindre votre équipe, appelez le <1>{phone}</1>.',
  'What to have ready': 'À préparer',
  'Book the elevator and the loading dock, if your building has them.':
    'Réservez l’ascenseur et le quai de chargement, si votre immeuble en a.',
  'Keep a parking spot free for the truck at both addresses.':
    'Gardez une place libre pour le camion aux deux adresses.',
  'Tape every box shut and write its room on it.':
    'Fermez chaque boîte avec du ruban et inscrivez-y la pièce.',
  'Keep medicines and papers with you, not on the truck.':
    'Gardez vos médicaments et vos papiers avec vous, pas dans le camion.',
  'Have somebody with the keys at both addresses.':
    'Prévoyez quelqu’un avec les clés aux deux adresses.',
  'You chose our {city} crew. How did it go? Good or bad, a few words in public help the next neighbor decide.':
    'Vous avez choisi notre équipe à {city}. Comment ça s’est passé? Bons ou mauvais, quelques mots en public aident les gens du coin à choisir.',
  'You chose our {city} crew. When it’s done, tell others how it went. Good or bad, a few words in public help the next neighbor decide.':
    'Vous avez choisi notre équipe à {city}. Quand ce sera fait, dites aux autres comment ça s’est passé. Bons ou mauvais, quelques mots en public aident les gens du coin à choisir.',
  'thank you, and one question': 'merci, et une question',
  'Thank you{name}.': 'Merci{name}.',
  'Your review helps the next neighbor.': 'Votre avis aide les gens du coin.',
  'Write a review': 'Écrire un avis',
  'Is anything not right? Call <1>{phone}</1>: we’ll fix it.':
    'Quelque chose cloche? Appelez le <1>{phone}</1> : nous allons arranger ça.',
  'Thank you{name}. Your move is\u00a0confirmed.':
    'Merci{name}. Votre déménagement est\u00a0confirmé.',
  'Your move{place} is confirmed for {date}.':
    'Votre déménagement{place} est confirmé pour le {date}.',
}
