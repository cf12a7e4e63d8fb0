export const FAQ = {
  'What people in {city} ask us': 'Ce qu’on nous demande à {city}',
  'Straight answers about prices, dates and what fits on the truck. Don’t see your question? Just call.':
    'Des réponses claires sur les prix, les dates et ce qui entre dans le camion. Votre question n’y est pas? Appelez-nous.',
  Prices: 'Prix',
  'Your junk': 'Vos encombrants',
  'About us and your information': 'Notre équipe et vos renseignements',
  'How much does a move cost?': 'Combien coûte un déménagement?',
  'How much does it cost?': 'Combien ça coûte?',
  'That depends on how much you have, how far it’s going and how many stairs there are. Tell us, and we’ll give you one price in writing. {allInclusive}':
    'Ça dépend de ce qu’il y a à déménager, de la distance et des escaliers. Dites-nous tout ça et vous aurez un seul prix, par écrit. {allInclusive}',
  'Will you add any charges on moving day?':
    'Allez-vous ajouter des frais le jour du déménagement?',
  'No. {noHiddenFees} Just tell us about any stairs, pianos or full garages when we talk, so the written price covers them.':
    'Non. {noHiddenFees} Au téléphone, parlez-nous des escaliers, du piano ou du garage plein : le prix écrit en tiendra compte.',
  'I have a quote from another mover. Can you match it?':
    'J’ai une soumission d’une autre entreprise. Pouvez-vous l’égaler?',
  'Yes. {priceMatch} Just have it handy when we talk. {cheaper}':
    'Oui. {priceMatch} Gardez-la sous la main quand nous nous parlerons. {cheaper}',
  'Are dump fees extra?': 'Les frais de dépotoir sont-ils en plus?',
  'No. {disposal}': 'Non. {disposal}',
  'Do you have coupons?': 'Avez-vous des coupons-rabais?',
  'Yes, for junk pickups: {coupons}. You get the biggest one your load qualifies for. Show it to the crew when we come. It’s good through the end of that month.':
    'Oui, pour les cueillettes d’encombrants : {coupons}. Vous avez droit au rabais le plus élevé pour votre charge. Montrez le coupon à l’équipe à son arrivée. Il est valable jusqu’à la fin du mois de votre cueillette.',
  '{amount} off {condition}': '{amount} de rabais pour {condition}',
  ', or ': ', ou ',
  'How much does a junk pickup cost?': 'Combien coûte une cueillette d’encombrants?',
  'That depends on how full the truck is. {disposal} Here’s what most loads cost.':
    'Ça dépend de la place que vous prenez dans le camion. {disposal} Voici le prix de la plupart des charges.',
  'Who’s coming to my door?': 'Qui viendra chez moi?',
  '{crew} The people who load your first box also carry in the last one.':
    '{crew} Les mêmes personnes chargent votre première boîte et rentrent la dernière.',
  'Can you pack for me?': 'Pouvez-vous emballer pour moi?',
  'Sure. {packing} Check “I need help packing” on the quote form, or tell us on the phone.':
    'Bien sûr. {packing} Cochez « J’ai besoin d’aide pour emballer » dans le formulaire de soumission, ou dites-le-nous au téléphone.',
  'Do I need a date before I get a quote?': 'Faut-il une date pour obtenir une soumission?',
  'No. The move date is optional on the form. Get your price first, then pick your day.':
    'Non. Dans le formulaire, la date du déménagement est facultative. Le prix d’abord, le jour ensuite.',
  'Can you haul things away on moving day?':
    'Pouvez-vous emporter des choses le jour du déménagement?',
  'Yes. {junkRemoval} Tell us what’s not coming along when you ask for your quote.':
    'Oui. {junkRemoval} Parlez-nous-en dès que vous demandez votre soumission.',
  'What areas do your {city} crews serve?': 'Quels secteurs vos équipes desservent-elles à {city}?',
  'They serve {towns}. Don’t see your town? Call and ask.':
    'Elles desservent {towns}. Vous ne voyez pas votre coin? Appelez-nous.',
  'They serve {city} and the area around it. Call with your address and we’ll let you know.':
    'Elles desservent {city} et les environs. Appelez-nous avec votre adresse, nous vous le dirons.',
  'Do you do long-distance moves?': 'Faites-vous des déménagements longue distance?',
  '{longMoves}': '{longMoves}',
  'Anywhere in {area}, yes.': 'Oui, partout sur notre territoire ({area}).',
  'For another province, call and ask.': 'Pour une autre province, appelez-nous.',
  'Yes, anywhere in {area} and to or from other states. Enter the ZIP code of each end on the quote form, and we’ll call you with a price.':
    'Oui, dans tout l’État ({area}), ainsi que depuis ou vers d’autres États. Inscrivez les deux codes ZIP dans le formulaire de soumission et nous vous appellerons avec un prix.',
  'We don’t take moves to or from other states.':
    'Nous ne faisons pas de déménagements depuis ou vers d’autres États.',
  'We don’t take moves across the U.S. border.': 'Nous ne traversons pas la frontière américaine.',
  'We take moves across the U.S. border, too.': 'Nous traversons aussi la frontière américaine.',
  'That’s outside {area}.': 'Ce déménagement sort de notre territoire ({area}).',
  'Send it anyway. We’ll call and tell you what’s possible.':
    'Envoyez quand même. Nous vous appellerons pour vous dire ce qui est possible.',
  'What do you take?': 'Qu’est-ce que vous prenez?',
  'We take {items}. Got something else? Add it under “Anything else?” on the booking form.':
    'Voici ce que nous prenons : {items}. Autre chose à faire partir? Inscrivez-le sous « Autre chose? » dans le formulaire de réservation.',
  'What can’t you take?': 'Qu’est-ce que vous ne pouvez pas prendre?',
  'These can’t go on our truck: {prohibitedItems}. Not sure about something? Call us before you book.':
    'Voici ce qui ne monte pas dans notre camion : {prohibitedItems}. Vous avez un doute? Appelez-nous avant de réserver.',
  'When can you come?': 'Quand pouvez-vous venir?',
  'Any day but Sunday, in one of these two-hour windows: {windows}. Need a later date than the form shows? Just call.':
    'Tous les jours sauf le dimanche, dans l’une de ces plages d’arrivée de deux heures : {windows}. Il vous faut une date plus lointaine que celles du formulaire? Appelez-nous.',
  'What if I don’t know how full the truck will be?':
    'Et si je ne sais pas quelle place ça prendra dans le camion?',
  'That’s fine. The booking form shows a truck that fills up in quarters. Pick the one that looks right, or choose “Not sure yet” and move on.':
    'Pas de problème. Le formulaire de réservation montre un camion qui se remplit par quarts. Prenez celui qui semble juste, ou choisissez « Je ne sais pas encore » et continuez.',
  'What do I get once I’ve booked?': 'Qu’est-ce que je reçois une fois la réservation faite?',
  'You get a pickup pass with your day, your window, and a coupon if your load earns one. Print it or show it on your phone, and add the pickup to your calendar. Leave your email, and we’ll send you a confirmation with a link, and a reminder the day before.':
    'Vous recevez un billet de cueillette avec le jour, la plage d’arrivée et un coupon-rabais si votre charge y donne droit. Imprimez-le ou montrez-le sur votre téléphone, et ajoutez la cueillette à votre calendrier. Si vous laissez votre courriel, nous vous envoyons une confirmation avec un lien, puis un rappel la veille.',
  'How do I change or cancel a pickup?': 'Comment déplacer ou annuler une cueillette?',
  'Press “See, change or cancel” on the page after you book, or in your confirmation email. You can do that until your arrival window begins. Or just call us: there’s no account and no password to remember.':
    'Cliquez sur « Voir, modifier ou annuler » sur la page qui suit votre réservation ou dans votre courriel de confirmation. C’est possible jusqu’au début de votre plage d’arrivée. Ou appelez-nous, tout simplement : il n’y a ni compte ni mot de passe à retenir.',
  'How long have you been doing this?': 'Depuis combien de temps faites-vous ce métier?',
  '{years} {customers}': '{years} {customers}',
  'Are you licensed and insured?': 'Avez-vous les permis et les assurances?',
  'Yes. {crew} Ask us about our {licence} and insurance when we talk.':
    'Oui. {crew} Au téléphone, demandez-nous les détails de notre {licence} et de nos assurances.',
  licence: 'permis',
  license: 'permis',
  'What do you do with my phone number?': 'Que faites-vous de mon numéro de téléphone?',
  'We use it to call or text you about your request. We don’t sell it, and we only send offers if you check the box. The privacy policy lists everything we keep.':
    'Nous nous en servons pour vous appeler ou vous texter au sujet de votre demande. Nous ne le vendons pas, et nous n’envoyons d’offres que si vous cochez la case. La politique de confidentialité énumère tout ce que nous gardons.',
  'I pressed the button twice. Did I send two requests?':
    'J’ai appuyé deux fois sur le bouton. Ai-je envoyé deux demandes?',
  'No. If you send the same request twice from this site, we only get it once.':
    'Non. Si vous envoyez deux fois la même demande à partir de ce site, nous ne la recevons qu’une fois.',
}
