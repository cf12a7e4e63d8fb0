export const PRIVACY_POLICY = {
  '{brand} only asks for what we need to call you back with a price.':
    '{brand} ne demande que ce qu’il nous faut pour vous rappeler et vous donner un prix.',
  'What we store': 'Ce que nous conservons',
  'What you type into a form: your name, phone number and message, and your email if you give us one. We keep it with your request.':
    'Ce que vous tapez dans un formulaire : votre nom, votre numéro de téléphone et votre message, et votre courriel si vous en donnez un. Nous gardons le tout avec votre demande.',
  'The quote forms ask for the size of your move. The full one also asks for the ZIP or postal codes you’re moving from and to, your move date, and whether you need help packing.':
    'Les formulaires de soumission demandent la taille de votre déménagement. Le formulaire complet demande aussi les codes postaux (ou codes ZIP) de départ et d’arrivée, la date de votre déménagement et si vous avez besoin d’aide pour emballer.',
  'The booking form also asks for the pickup address, the day and window you chose, and what’s going on the truck. If you let Google fill in the address for you, Google sees what you type there.':
    'Le formulaire de réservation demande aussi l’adresse de la cueillette, le jour et la plage d’arrivée que vous avez choisis, et ce qui va dans le camion. Si vous laissez Google remplir l’adresse pour vous, Google voit ce que vous y tapez.',
  'What you ask for by phone. Our office types it in, and we keep it the same way, but without an IP address.':
    'Ce que vous demandez par téléphone. Notre bureau le saisit, et nous le conservons de la même façon, mais sans adresse IP.',
  'The city page you used and its language, the date and time, and the IP address the request came from.':
    'La page de ville que vous avez utilisée, la date et l’heure, et l’adresse IP d’où la demande est partie.',
  'The ad, link or site that brought you here, if the link tells us, and the headline we showed you for it, so we know which ads are worth paying for.':
    'L’annonce, le lien ou le site d’où vous venez, si le lien nous le dit, et le titre que nous vous avons montré en conséquence, pour savoir quelles annonces valent leur prix.',
  'The wording you agreed to when you sent the form, and whether you checked the box for marketing texts. If you didn’t check it, we only text you about your request.':
    'Le texte que vous avez accepté en envoyant le formulaire, et si vous avez coché la case des textos promotionnels. Si vous ne l’avez pas cochée, nous ne vous textons qu’au sujet de votre demande.',
  'Your choice about Google Ads, if you made one or your browser sends a Global Privacy Control signal.':
    'Votre choix au sujet de Google Ads, si vous en avez fait un ou si votre navigateur envoie un signal Global Privacy Control.',
  'Whether your request became a job, and what that job was worth.':
    'Le fait que votre demande soit devenue ou non un contrat, et la valeur de ce contrat.',
  'What our office notes about your request, such as calls and changes, and the first name of who noted it.':
    'Ce que notre bureau note au sujet de votre demande, comme les appels et les changements, et le prénom de la personne qui l’a noté.',
  Why: 'Pourquoi',
  'We use it to call you back, give you a price and plan the job. The IP address helps us tell people from bots. For one day, we count how many requests come from the same address, phone or tab, or have the same text, scrambled so we can’t read them.':
    'Nous nous servons de ces renseignements pour vous rappeler, vous donner un prix et planifier le travail. L’adresse IP nous aide à distinguer les personnes des robots. Pendant une journée, nous comptons les demandes qui viennent d’une même adresse, d’un même téléphone ou d’un même onglet, ou qui ont le même texte, sous une forme brouillée que nous ne pouvons pas lire.',
  'If you gave us your email, we use it to confirm your request, to tell you about changes, to remind you before a pickup or a move, and to answer you, but not for offers. If you hire us, we may ask you for a review. Say no there, and we keep your address, scrambled, so we never ask again. Anyone with the link in an email can see, change or cancel the request. An email company delivers it for us.':
    'Si vous nous avez donné votre courriel, nous nous en servons pour confirmer votre demande, vous aviser des changements, vous faire un rappel avant une cueillette ou un déménagement et vous répondre, mais pas pour des offres. Si vous retenez nos services, nous pouvons vous demander un avis. Si vous dites non à ce moment-là, nous gardons votre adresse courriel, brouillée, pour ne plus jamais vous le demander. Toute personne qui a le lien reçu par courriel peut voir, modifier ou annuler la demande. Une entreprise d’envoi de courriels les achemine pour nous.',
  'How long': 'Combien de temps',
  'We keep it for {months} months from the day you sent it, and then we delete it. If you ask us to delete it sooner, we will. The link to your request works until then.':
    'Nous gardons ces renseignements pendant {months} mois à partir du jour où vous les avez envoyés, puis nous les supprimons. Si vous nous demandez de les supprimer plus tôt, nous le ferons. Le lien vers votre demande fonctionne jusque-là.',
  'Our office has a list of open requests and their dates, without names or phone numbers. A request leaves that list 60 days after it’s decided and its day is over.':
    'Notre bureau a une liste des demandes en cours et de leurs dates, sans nom ni numéro de téléphone. Une demande quitte cette liste 60 jours après avoir été réglée, une fois sa date passée.',
  'Who else sees it': 'Qui d’autre voit ces renseignements',
  'The dispatcher and the crew in your city see it. Hosting companies store it for us and don’t use it for anything else. We don’t sell any of it.':
    'La personne à la répartition et l’équipe de votre ville les voient. Des entreprises d’hébergement les conservent pour nous et ne s’en servent pour rien d’autre. Nous n’en vendons aucun.',
  'Our office sees your request on a private page of this site: your name, phone number, email and address, what you told us, the ad that brought you here, your other requests of the last 24 hours, the emails we sent you and what we noted.':
    'Notre bureau voit votre demande sur une page privée de ce site : votre nom, votre numéro de téléphone, votre courriel et votre adresse, ce que vous nous avez dit, l’annonce d’où vous venez, vos autres demandes des dernières 24 heures, les courriels que nous vous avons envoyés et ce que nous avons noté.',
  'A browser at our office opens that page with a link that we only send to the office and that works for 14 days. It then keeps a cookie for 30 days at a time, and for 90 days at most. We can shut out all of these browsers at once.':
    'Un navigateur de notre bureau ouvre cette page au moyen d’un lien que nous n’envoyons qu’au bureau et qui est valide pendant 14 jours. Il garde ensuite un témoin de connexion pendant 30 jours à la fois, et pendant 90 jours au plus. Nous pouvons couper l’accès de tous ces navigateurs d’un seul coup.',
  'If a Google ad brought you here and you hire us, we may tell Google which click that was, the date, what the job was worth, and the reference number of your request. That doesn’t include anything you typed. We don’t tell Google if you said no to Google Ads before you sent the form. Without a yes, we also don’t tell Google if your browser sent a Global Privacy Control signal or if you gave us an address or postal code in Quebec. You can always call us and say no.':
    'Si vous êtes ici grâce à une annonce de Google et que vous retenez nos services, nous pouvons indiquer à Google le clic en question, la date, la valeur du contrat et la référence de votre demande. Rien de ce que vous avez tapé n’en fait partie. Si vous avez dit non à Google Ads avant d’envoyer le formulaire, nous n’indiquons rien à Google. Sans un oui de votre part, nous n’indiquons rien non plus à Google quand votre navigateur a envoyé un signal Global Privacy Control ou quand vous nous avez donné une adresse ou un code postal au Québec. Vous pouvez toujours nous appeler et dire non.',
  'When you start filling out a form, Google reCAPTCHA looks at your browser and how you use the page, to tell whether you’re a person.':
    'Quand vous commencez à remplir un formulaire, Google reCAPTCHA examine votre navigateur et votre façon d’utiliser la page, pour déterminer si vous êtes une personne.',
  'What stays in your browser': 'Ce qui reste dans votre navigateur',
  'Your browser keeps a few things for this site.':
    'Votre navigateur garde quelques éléments pour ce site.',
  'What you type into a form, so you don’t lose it if you tap a link. It stays in this tab and goes nowhere until you send the form. After that, the tab keeps a copy to show you, and the link to a pickup you booked, until you close it.':
    'Ce que vous tapez dans un formulaire, pour ne pas le perdre si vous touchez un lien. Cela reste dans cet onglet et ne va nulle part avant que vous envoyiez le formulaire. Ensuite, l’onglet garde une copie à vous montrer, et le lien vers une cueillette que vous avez réservée, jusqu’à ce que vous le fermiez.',
  'A random number for this visit and the time it started, so a request you send twice only arrives once and we don’t mistake you for a bot.':
    'Un numéro aléatoire pour cette visite et l’heure où elle a commencé, pour qu’une demande envoyée deux fois n’arrive qu’une fois et pour que nous ne vous prenions pas pour un robot.',
  'The ad or link that brought you here, and the headline we showed you, until you close the browser.':
    'L’annonce ou le lien d’où vous venez, et le titre que nous vous avons montré, jusqu’à ce que vous fermiez le navigateur.',
  'The country you seem to be in, for an hour, so we know whether to ask for a ZIP or a postal code.':
    'Le pays où vous semblez être, pendant une heure, pour savoir s’il faut demander un code postal ou un code ZIP.',
  'The reference number of a request you sent, for ten minutes, so it’s only counted once.':
    'La référence d’une demande que vous avez envoyée, pendant dix minutes, pour que la demande ne soit comptée qu’une fois.',
  'The choices you make below.': 'Les choix que vous faites ci-dessous.',
  'What we measure': 'Ce que nous mesurons',
  'If you say yes to measurement below, Vercel, the company that runs our servers, measures how fast our pages are for you. It sees which page you opened, how fast it was, your country, and what kind of browser, device and connection you have. It doesn’t use cookies, and none of it says who you are.':
    'Si vous dites oui à la mesure ci-dessous, Vercel, l’entreprise qui exploite nos serveurs, mesure la vitesse de nos pages chez vous. Elle voit quelle page vous avez ouverte, la vitesse de cette page, votre pays ainsi que votre type de navigateur, d’appareil et de connexion. Elle n’utilise pas de témoins de connexion, et rien de tout cela ne dit qui vous êtes.',
  'Google Analytics and Google Ads tell us which ads bring people here. They see which page and city you opened, the ad that led you there, whether someone asked for a quote, booked a pickup or tapped a phone number, what that’s worth to us, and the reference number of the request. They don’t get anything you type into a form.':
    'Google Analytics et Google Ads nous disent quelles annonces amènent des gens ici. Ces services voient quelle page et quelle ville vous avez ouvertes, l’annonce d’où vous venez, si quelqu’un a demandé une soumission, réservé une cueillette ou touché un numéro de téléphone, ce que cela vaut pour nous, et la référence de la demande. Ils ne reçoivent rien de ce que vous tapez dans un formulaire.',
  'To do that, Google keeps cookies in your browser, unless you say no below. In Quebec, or if your browser sends a Global Privacy Control signal, Google doesn’t use cookies unless you say yes. Until then, it counts visits without cookies. If you say no to both, we don’t load anything from Google for this.':
    'Pour cela, Google garde des témoins de connexion dans votre navigateur, sauf si vous dites non ci-dessous. Au Québec, ou si votre navigateur envoie un signal Global Privacy Control, Google n’utilise pas de témoins à moins que vous disiez oui. En attendant votre oui, Google compte les visites sans témoins. Si vous dites non aux deux, nous ne chargeons rien de Google pour cela.',
  'There’s one exception, and only if you say yes to Google Ads below. When you send a form, Google also gets your email and phone number, scrambled (SHA-256) in your browser, so it can check them for a match. If you hire us, we may send Google the same again, with the date, what the job was worth and your reference number. If you say no later, that doesn’t change a request you’ve already sent: call us about it.':
    'Il y a une exception, et seulement si vous dites oui à Google Ads ci-dessous. Quand vous envoyez un formulaire, Google reçoit aussi votre courriel et votre numéro de téléphone, brouillés (SHA-256) dans votre navigateur, pour pouvoir y chercher une correspondance. Si vous retenez nos services, nous pouvons envoyer encore une fois la même chose à Google, avec la date, la valeur du contrat et votre référence. Si vous dites non plus tard, cela ne change rien à une demande déjà envoyée : appelez-nous à ce sujet.',
  'Who to ask': 'À qui s’adresser',
  'Privacy policy': 'Politique de confidentialité',
  'Our {title} is responsible for the information we have about you.':
    'Notre {title} répond des renseignements que nous avons sur vous.',
  'To see, correct or delete it, call <1>{phone}</1> or write to us.':
    'Pour les voir, les corriger ou les faire supprimer, appelez le <1>{phone}</1> ou écrivez-nous par la poste.',
  'To see, correct or delete it, call <1>{phone}</1>, email <2>{email}</2> or write to us.':
    'Pour les voir, les corriger ou les faire supprimer, appelez le <1>{phone}</1>, envoyez un courriel à <2>{email}</2> ou écrivez-nous par la poste.',
  '{title}, {brand}, {address}': 'À l’attention de : {title}, {brand}, {address}',
}
