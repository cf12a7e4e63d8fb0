export const REQUEST = {
  'Not specified': 'À préciser',
  Load: 'Charge',
  From: 'Départ',
  To: 'Destination',
  'Packing help': 'Aide pour emballer',
  'This link doesn’t open a request': 'Ce lien n’ouvre aucune demande',
  'Part of it may be missing, or it may be an old one. Call us and we’ll look up your request together.':
    'Il en manque peut-être un bout, ou il est trop vieux. Appelez-nous et nous retrouverons votre demande ensemble.',
  'We can’t open your request right now': 'Impossible d’ouvrir votre demande pour l’instant',
  'Nothing is lost. Open this page again in a few minutes, or call us.':
    'Rien n’est perdu. Rouvrez cette page dans quelques minutes, ou appelez-nous.',
  'No more emails like this?': 'Ne plus recevoir ce genre de courriel?',
  'No more emails like this.': 'Vous ne recevrez plus ce genre de courriel.',
  'We’ll never ask you for a review again. What you book or ask for, we still confirm.':
    'Nous ne vous demanderons plus jamais votre avis. Ce que vous réservez ou demandez, nous le confirmerons toujours.',
  'Then we never ask you for a review again. What you book or ask for, we still confirm.':
    'Nous ne vous demanderons alors plus jamais votre avis. Ce que vous réservez ou demandez, nous le confirmerons toujours.',
  'No more emails': 'Ne plus recevoir ces courriels',
  'No more emails like this': 'Ne plus recevoir ce genre de courriel',
  'What happens next': 'La suite',
  'A photo helps us plan the job. Text it to <1>{phone}</1> with your reference, <2>{reference}</2>.':
    'Une photo nous aide à planifier le travail. Textez-la au <1>{phone}</1> avec votre référence, <2>{reference}</2>.',
  'Text us a photo': 'Texter une photo',
  'Photos for {reference}: ': 'Photos pour {reference}\u00a0: ',
  'In a hurry? Call {phone}': 'Ça presse? Tél. {phone}',
  'Back to {city}': 'Retour à {city}',
  'Pickup pass': 'Billet de cueillette',
  'Add to my calendar': 'Ajouter à mon calendrier',
  'Print this page or show it on your phone.':
    'Imprimez cette page ou montrez-la sur votre téléphone.',
  'Price we showed you': 'Prix affiché',
  'Plans changed? Change it on its page, or call <1>{phone}</1>':
    'Un imprévu? Modifiez-la en ligne, ou appelez le <1>{phone}</1>',
  '{condition}.': '{condition}.',
  'Book a pickup': 'Réserver une cueillette d’encombrants',
  'Get a new quote': 'Demander une nouvelle soumission',
  'Done. Your request is cancelled.': 'C’est fait. Votre demande est annulée.',
  'Done. Your pickup is cancelled.': 'C’est fait. Votre cueillette est annulée.',
  'You now ask for {date}, {window}.': 'Votre demande est maintenant pour le {date}, {window}.',
  'Your pickup is now {date}, {window}.':
    'Votre cueillette est maintenant prévue le {date}, {window}.',
  'Cancel this pickup': 'Annuler cette cueillette',
  'Cancel your pickup on {date}, {window}?': 'Annuler votre cueillette du {date}, {window}?',
  'The crew won’t come, and your arrival window goes to someone else.':
    'L’équipe ne passera pas, et votre plage d’arrivée ira à quelqu’un d’autre.',
  'Yes, cancel my pickup': 'Oui, annuler ma cueillette',
  'No, keep my pickup': 'Non, garder ma cueillette',
  'Cancel this request': 'Annuler cette demande',
  'Cancel your request for a moving quote?': 'Annuler votre demande de soumission?',
  'We won’t call you about it.': 'Nous ne vous appellerons pas à ce sujet.',
  'Yes, cancel my request': 'Oui, annuler ma demande',
  'No, keep my request': 'Non, garder ma demande',
  'Thank you. We’ve got it.': 'Merci. C’est bien reçu.',
  'We can’t show your request here right now. Call us to check it.':
    'Nous ne pouvons pas afficher votre demande pour l’instant. Appelez-nous pour la vérifier.',
  'See, change or cancel': 'Voir, modifier ou annuler',
  'See or cancel': 'Voir ou annuler',
  '{window} {zone}': '{window} ({zone})',
  '{amount} off, valid until {date}': '{amount} de rabais, valable jusqu’au {date}',
  'Your phone': 'Votre téléphone',
  'Ends in {digits}': 'Se termine par {digits}',
  Items: 'Encombrants',
  Coupon: 'Coupon-rabais',
  'Your pickup is booked': 'Votre cueillette est réservée',
  'your junk pickup': 'votre cueillette d’encombrants',
  'Your pickup request': 'Votre demande de cueillette',
  'we have your pickup request': 'nous avons votre demande de cueillette',
  'Your arrival window has begun or is over, so changes go by phone. Call us.':
    'Votre plage d’arrivée a commencé ou est passée : les changements se font au téléphone. Appelez-nous.',
  'Our office looks after this one. Call us to change it.':
    'Notre bureau s’en occupe. Pour la modifier, appelez-nous.',
  'Your pickup is cancelled': 'Votre cueillette est annulée',
  'The crew won’t come. Changed your mind? Book again, or call us.':
    'L’équipe ne passera pas. Vous avez changé d’idée? Réservez de nouveau, ou appelez-nous.',
  'your pickup is cancelled': 'votre cueillette est annulée',
  'You booked this pickup again': 'Vous avez réservé cette cueillette de nouveau',
  'The crew comes for your new booking. Questions? Call us.':
    'L’équipe passera pour votre nouvelle réservation. Des questions? Appelez-nous.',
  'Your moving quote request': 'Votre demande de soumission',
  'We have it. If your plans changed, cancel it here, or call us.':
    'Nous l’avons bien reçue. Si vos plans ont changé, annulez-la ici, ou appelez-nous.',
  'we have your moving quote request': 'nous avons votre demande de soumission',
  'Call us to change it.': 'Pour la modifier, appelez-nous.',
  'Your request is cancelled': 'Votre demande est annulée',
  'We won’t call you about it. Changed your mind? Ask for a new quote, or call us.':
    'Nous ne vous appellerons pas à ce sujet. Vous avez changé d’idée? Demandez une nouvelle soumission, ou appelez-nous.',
  'your quote request is cancelled': 'votre demande de soumission est annulée',
  'You sent this request again': 'Vous avez renvoyé cette demande',
  'We go by your newer answers. Questions? Call us.':
    'Nous nous fions à vos dernières réponses. Des questions? Appelez-nous.',
  'Your new reference is {reference}.': 'Votre nouvelle référence est {reference}.',
  'If we need to confirm anything, we call you first.':
    'S’il y a quelque chose à confirmer, nous vous appelons d’abord.',
  'It isn’t booked yet: we’ll call you to confirm it before we send a truck.':
    'Rien n’est encore réservé : nous vous appellerons pour confirmer avant d’envoyer un camion.',
  'We call you and ask a few questions.': 'Nous vous appelons et vous posons quelques questions.',
  'You get one all-inclusive price, in writing.':
    'Vous recevez un seul prix, tout compris, par écrit.',
  'You pick your day.': 'Vous choisissez votre jour.',
  'A dispatcher checks your booking against the crew’s schedule.':
    'Notre bureau compare votre réservation avec l’horaire de l’équipe.',
  'Otherwise the truck arrives during your window. Show the crew your pass.':
    'Sinon, le camion arrive dans votre plage horaire. Montrez votre billet à l’équipe.',
  'A dispatcher reads your request.': 'Notre bureau lit votre demande.',
  'We call you at the number you gave us to confirm the day and the window.':
    'Nous vous appelons au numéro que vous nous avez donné pour confirmer le jour et la plage horaire.',
  'Once we’ve confirmed it on the phone, your pickup is on the crew’s schedule.':
    'Une fois confirmée au téléphone, votre cueillette est à l’horaire de l’équipe.',
  'we call you, ask a few questions and give you one price in writing.':
    'nous vous appelons, vous posons quelques questions et vous donnons un seul prix, par écrit.',
  'we check your booking, call you first if anything needs confirming, and come in your window.':
    'nous vérifions votre réservation, vous appelons d’abord s’il y a quelque chose à confirmer, et passons dans votre plage horaire.',
  'Thank you, we have your request': 'Merci, nous avons votre demande',
  'Your local crew has your request. Here’s what you asked for, and what happens next.':
    'Votre équipe locale a votre demande. Voici ce que vous avez demandé, et la suite.',
  'Your request: see, change or cancel it': 'Votre demande : la voir, la modifier ou l’annuler',
  'Your pickup or moving quote request as our local crew has it. See it, change it or cancel it here.':
    'Votre cueillette ou votre demande de soumission, telle que notre équipe locale l’a reçue. Consultez-la, modifiez-la ou annulez-la ici.',
  'We can’t find that pickup.': 'Nous ne trouvons pas cette cueillette.',
  'Confirmed for': 'Confirmé pour le',
  'Price in writing': 'Prix par écrit',
  'Your move is confirmed': 'Votre déménagement est confirmé',
  'your move is confirmed': 'votre déménagement est confirmé',
  'Your day is on the crew’s schedule.': 'Votre journée est à l’horaire de l’équipe.',
  'If we need to know anything else, we call you.':
    'S’il nous manque un détail, nous vous appelons.',
  'Plans changed? Call us as early as you can.':
    'Un changement de plan? Appelez-nous dès que possible.',
  'We couldn’t take this request': 'Nous n’avons pas pu prendre cette demande',
  'If you still need us, call us and we’ll take it over the phone.':
    'Si vous avez encore besoin de nous, appelez-nous et nous la prendrons au téléphone.',
}
