export const FORM = {
  'Our office has already changed this booking': 'Notre bureau a déjà modifié cette réservation',
  'So we left it as it is. Call us, or open this page again to see what we have now.':
    'Nous l’avons donc laissée telle quelle. Appelez-nous, ou rouvrez cette page pour voir ce qui est prévu maintenant.',
  'This pickup is already cancelled': 'Cette cueillette est déjà annulée',
  'So we didn’t move it. Call us, or open this page again to see what we have now.':
    'Nous ne l’avons donc pas déplacée. Appelez-nous, ou rouvrez cette page pour voir ce qui est prévu maintenant.',
  'It’s too late to change this here': 'Il est trop tard pour changer ça ici',
  'Your arrival window has already begun. Call us and we’ll sort it out.':
    'Votre plage d’arrivée est déjà commencée. Appelez-nous et nous trouverons une solution.',
  'We can’t take another change online today':
    'Nous ne pouvons plus prendre de changement en ligne aujourd’hui',
  'Your booking is as it was. Call us and we’ll make the next change with you.':
    'Votre réservation n’a pas bougé. Appelez-nous et nous ferons le prochain changement avec vous.',
  'We couldn’t save your change': 'Nous n’avons pas pu enregistrer votre changement',
  'Your booking is as it was. Press the button again, or call us.':
    'Votre réservation n’a pas bougé. Appuyez de nouveau sur le bouton, ou appelez-nous.',
  'We’re not sure your change came through':
    'Nous ne savons pas si votre changement nous est parvenu',
  'Open this page again to see what we have now, or call us.':
    'Rouvrez cette page pour voir ce qui est prévu maintenant, ou appelez-nous.',
  'This page is out of date': 'Cette page n’est plus à jour',
  'The form on it won’t go through anymore. Open this page again, or call us.':
    'Son formulaire ne fonctionne plus. Rouvrez la page, ou appelez-nous.',
  'Open this page again': 'Rouvrir cette page',
  'Call {phone}': 'Appeler le {phone}',
  'Our list shows it as {listedName}. The whole name stays with your request.':
    'Sur notre liste, votre nom paraît ainsi : {listedName}. Le nom complet reste avec votre demande.',
  'We’ll call or text only about this request, unless you tick the box below. We never sell your number.':
    'Nous vous appellerons ou vous enverrons un texto seulement au sujet de cette demande, sauf si vous cochez la case plus bas. Nous ne vendons jamais votre numéro.',
  'Privacy policy': 'Politique de confidentialité',
  Yes: 'Oui',
  No: 'Non',
  'Use {text}': 'Utiliser {text}',
  'Please check your answers': 'Vérifiez vos réponses',
  '{label}: {message}': '{label} : {message}',
  'Everything you typed is still here. Press the button again, or call us. Your request won’t be sent twice.':
    'Tout ce que vous avez écrit est encore là. Appuyez de nouveau sur le bouton, ou appelez-nous. Votre demande ne partira pas deux fois.',
  'We couldn’t save your request': 'Nous n’avons pas pu enregistrer votre demande',
  'We’re not sure your request came through':
    'Nous ne savons pas si votre demande nous est parvenue',
  'We couldn’t take another request just now':
    'Impossible de prendre une autre demande pour l’instant',
  'Several have come from this internet connection, yours or from people you share it with, so we didn’t save this one. Everything you typed is still here. Press the button again in ten minutes, or call us and we’ll take it over the phone.':
    'Plusieurs demandes sont venues de cette connexion Internet, de vous ou des gens qui la partagent avec vous, et nous n’avons pas enregistré celle-ci. Tout ce que vous avez écrit est encore là. Appuyez de nouveau sur le bouton dans dix minutes, ou appelez-nous : nous la prendrons au téléphone.',
  'You already sent this form': 'Vous avez déjà envoyé ce formulaire',
  'Your answers are different now. For the same pickup or move, they replace the first ones.':
    'Vos réponses ont changé. Pour la même cueillette ou le même déménagement, elles remplaceront les premières.',
  'The form on it won’t go through anymore. Call us, or reload the page and check what you typed.':
    'Son formulaire ne fonctionne plus. Appelez-nous, ou rechargez la page et vérifiez ce que vous avez écrit.',
  'Change the pickup I booked': 'Modifier la cueillette que j’ai réservée',
  'Send the new answers': 'Envoyer les nouvelles réponses',
  'Reload the page': 'Recharger la page',
  '(optional)': '(facultatif)',
  'Error: ': 'Erreur : ',
  'Leave this blank. It’s only here to catch bots.':
    'Laissez ce champ vide. Il ne sert qu’à attraper les robots.',
  'Sending your request…': 'Envoi de votre demande…',
  'Rather talk? Call <1>{phone}</1>': 'Vous préférez appeler? <1>{phone}</1>',
  'No windows are left today. Choose another day':
    'Il ne reste plus de plage horaire aujourd’hui. Choisissez un autre jour',
  'That window has already started. Choose a later one':
    'Cette plage horaire est déjà commencée. Choisissez-en une plus tard',
  'We need 1 hour’s notice. Choose a later one':
    'Il nous faut une heure de préavis. Choisissez une plage horaire plus tard',
  'We need {hours} hours’ notice. Choose a later one':
    'Il nous faut {hours} heures de préavis. Choisissez une plage horaire plus tard',
  'We’re closed that day. Choose another one': 'C’est fermé ce jour-là. Choisissez-en un autre',
  'Choose one of the next eight days, not counting Sundays':
    'Choisissez un des huit prochains jours, sans compter les dimanches',
  'Choose a state or province in that country': 'Choisissez une province ou un État de ce pays',
  'Enter a postal code such as M5V 2T6': 'Entrez un code postal comme J8X 1A1',
  'Enter a ZIP such as 75201': 'Entrez un code ZIP comme 75201',
  'No postal code has the letter {letter}': 'Aucun code postal n’a de {letter}',
  'No postal code begins with {letter}': 'Aucun code postal ne commence par {letter}',
  'Enter a postal code such as M5V 2T6, or leave it blank':
    'Entrez un code postal comme J8X 1A1, ou laissez le champ vide',
  'Enter a ZIP such as 75201, or leave it blank':
    'Entrez un code ZIP comme 75201, ou laissez le champ vide',
  'We only pick up in the United States and Canada':
    'Nous faisons des cueillettes au Canada et aux États-Unis seulement',
  'This field is required': 'Ce champ est obligatoire',
  'Choose from the list': 'Choisissez dans la liste',
  'Please keep it to 1,000 characters or fewer': 'Écrivez au plus 1 000 caractères',
  'Please use at most {max} characters': 'Écrivez au plus {max} caractères',
  'This page is out of date. Reload it and send the form again':
    'Cette page n’est plus à jour. Rechargez-la et renvoyez le formulaire',
  'Enter a U.S. or Canadian phone number':
    'Entrez un numéro de téléphone du Canada ou des États-Unis',
  'Enter one 10-digit phone number': 'Entrez un seul numéro de téléphone, à 10 chiffres',
  'Enter a phone number with ten digits': 'Entrez un numéro de téléphone à 10 chiffres',
  'Enter an email such as mary@example.com, or leave it blank':
    'Entrez une adresse courriel comme marie@example.com, ou laissez le champ vide',
  'No windows are left that day. Choose another day':
    'Il ne reste plus de plage horaire ce jour-là. Choisissez un autre jour',
  'That window is full. Choose one of the others':
    'Cette plage horaire est complète. Choisissez-en une autre',
  'Check that date, or leave it blank': 'Vérifiez cette date, ou laissez le champ vide',
  'That day has passed. Choose a later one, or leave it blank':
    'Ce jour est passé. Choisissez une date à venir, ou laissez le champ vide',
  'Choose a day in the next eighteen months, or leave it blank':
    'Choisissez une date d’ici dix-huit mois, ou laissez le champ vide',
  'Name is required': 'Le nom est obligatoire',
  'Phone number is required': 'Le numéro de téléphone est obligatoire',
  'A valid email is required': 'Une adresse courriel valide est obligatoire',
  'Use letters without accents before the @': 'Aucun accent avant le @',
  'Invalid email format': 'Adresse courriel non valide',
  'Postal Code is required': 'Le code postal de départ est obligatoire',
  'Moving From Zip is required': 'Le code ZIP de départ est obligatoire',
  'Moving To Postal Code is required': 'Le code postal de destination est obligatoire',
  'Moving To Zip is required': 'Le code ZIP de destination est obligatoire',
  'Message is required': 'Le message est obligatoire',
}
