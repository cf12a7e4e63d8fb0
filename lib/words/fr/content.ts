export const CONTENT = {
  'How we take it': 'Comment nous le prenons',
  'How it works in {city}': 'Comment ça marche à {city}',
  'It’s four steps to a new home, or four to an empty garage. Either one starts with a short form or a call.':
    'Quatre étapes jusqu’à votre nouveau chez-vous, ou quatre jusqu’à un garage vide. Dans les deux cas, tout commence par un petit formulaire ou un coup de fil.',
  'Your move': 'Votre déménagement',
  'Start with a free quote': 'Commencer par une soumission gratuite',
  'Your junk pickup': 'Votre cueillette d’encombrants',
  'Moving day in {city}': 'Le jour du déménagement à {city}',
  'Arrival windows': 'Plages d’arrivée',
  Coupons: 'Coupons-rabais',
  'Moving, or clearing out some junk?': 'Vous déménagez, ou vous faites le vide?',
  'Tell our {city} crew what you’ve got, or just give us a call.':
    'À {city}, notre équipe n’attend que vous : dites-lui ce qu’il y a à déménager ou à emporter, ou passez-nous un coup de fil.',
  'Book a junk pickup': 'Réserver une cueillette d’encombrants',
  'Junk pickups in {city}, in {currency}': 'Cueillettes d’encombrants à {city}, en {currency}',
  'Canadian dollars': 'dollars canadiens',
  'U.S. dollars': 'dollars américains',
  'How full the truck is': 'Place dans le camion',
  '{amount} coupon': 'Coupon-rabais de {amount}',
  'Reviews of our {city} crew': 'Ce qu’on dit de notre équipe à {city}',
  'In our customers’ own words, the good and the bad. Below is how we collect reviews and what we promise about every one.':
    'Dans les mots de nos clients, le bon comme le moins bon. Plus bas, voyez comment nous recueillons les avis et ce que nous promettons pour chacun.',
  'How we handle reviews in {city}': 'Comment nous traitons les avis à {city}',
  'There are no reviews on this page yet. A review only helps if you can believe it, so here’s how we collect them and what we promise about every one.':
    'Il n’y a pas encore d’avis sur cette page. Un avis n’est utile que si on peut y croire. Voici donc comment nous les recueillons et ce que nous promettons pour chacun.',
  'See our public review page': 'Voir notre page publique d’avis',
  '“{text}”': '« {text} »',
  '{rating} of 5 from 1 review on our public profile, as of {date}':
    '{rating} sur 5 selon 1 avis sur notre profil public, en date du {date}',
  '{rating} of 5 from {count} reviews on our public profile, as of {date}':
    '{rating} sur 5 selon {count} avis sur notre profil public, en date du {date}',
  'On {source}': 'Sur {source}',
  'Reviews, and how we collect them': 'Les avis, et comment nous les recueillons',
  'What we promise': 'Ce que nous promettons',
  'How we collect reviews': 'Comment nous recueillons les avis',
  'Did we move you or haul something away? Tell us how it went. If something went wrong, start there.':
    'Nous avons fait votre déménagement ou emporté vos encombrants? Dites-nous comment ça s’est passé. S’il y a eu un accroc, commencez par là.',
  'What we take in {city}': 'Ce que nous prenons à {city}',
  'Point to it and it’s gone. {disposal} {noHiddenFees}':
    'Montrez-nous ce qui doit partir, et on s’en occupe. {disposal} {noHiddenFees}',
  'What it costs in {city}': 'Combien ça coûte à {city}',
  'Where junk goes in {city}': 'Où vont les encombrants à {city}',
  '<1>Before we get there:</1> {preparation}': '<1>Avant notre arrivée :</1> {preparation}',
  'Start a booking <1>for: {name}</1>': 'Réserver <1>pour : {name}</1>',
  'What we can’t take': 'Ce que nous ne pouvons pas prendre',
  'Some things aren’t allowed on a junk truck. Your city can tell you where they go. Not sure what you’ve got? Call us before you book.':
    'Certaines choses n’ont pas le droit de monter dans notre camion. Votre ville vous dira où les apporter. Vous avez un doute? Appelez-nous avant de réserver.',
  Home: 'Accueil',
  'Movers & Junk Removal in {city}': 'Déménagement et débarras à {city}',
  'Moving in {city}? Get two licensed and insured movers, a truck and one all-inclusive price in writing. Ask for a free quote.':
    'Vous déménagez à {city}? Deux personnes, permis et assurances en règle, un camion, un prix tout compris par écrit. Soumission gratuite.',
  'Get a quote': 'Obtenir une soumission',
  'Free Moving Quote in {city}': 'Déménager à {city} : soumission gratuite',
  'Tell our {city} crew what you’re moving, and get one all-inclusive price in writing with no hidden fees.':
    'Dites à notre équipe à {city} ce que vous déménagez, et recevez par écrit un prix tout compris, sans frais cachés.',
  'Book junk removal': 'Ramassage d’encombrants',
  'Book Junk Removal in {city}': 'Cueillette d’encombrants à {city}',
  'Pick your items, a day and a two-hour window. Our {city} crew hauls it all away, disposal fees included.':
    'Choisissez ce qui part, un jour et une plage d’arrivée de deux heures. À {city}, notre équipe emporte tout, frais d’élimination compris.',
  'What Junk We Take in {city}': 'Encombrants que nous prenons à {city}',
  'From sofas to hot tubs: the junk our {city} crew hauls away, how we handle each kind, and what we can’t take.':
    'Du divan au spa : les encombrants que notre équipe emporte à {city}, comment nous traitons chaque sorte et ce que nous ne pouvons pas prendre.',
  'How Moves & Pickups Work in {city}': 'Déménager à {city}, étape par étape',
  'Ask, get one price, pick your day: how a move or a junk pickup with our {city} crew works, step by step.':
    'Demandez, recevez un seul prix, choisissez votre jour : un déménagement ou une cueillette d’encombrants à {city}, étape par étape.',
  FAQ: 'FAQ',
  '{city} Moving & Junk Removal FAQ': 'FAQ : déménagement et débarras à {city}',
  'Prices, dates, packing, coupons and what fits on the truck: straight answers before you call our {city} crew.':
    'Prix, dates, emballage, coupons-rabais et ce qui entre dans le camion : des réponses claires avant d’appeler notre équipe à {city}.',
  Reviews: 'Avis',
  'How We Handle Reviews in {city}': 'Comment nous traitons les avis à {city}',
  'How we collect reviews of our {city} crew, and what we promise: real customers only, no paid reviews, the good and the bad.':
    'Comment nous recueillons les avis à {city}, et ce que nous promettons : de vrais clients, aucun avis payé, le bon comme le moins bon.',
  'Reviews of Our {city} Crew': 'Avis sur notre équipe à {city}',
  'Real customers talk about our {city} crew, the good and the bad. Plus how we collect reviews, and why we never pay for them.':
    'De vrais clients parlent de notre équipe à {city}, en bien comme en moins bien. Et comment nous recueillons les avis, sans jamais en payer un.',
  'Your name, your phone number and what you need: that’s the whole short form.':
    'Votre nom, votre numéro de téléphone et ce qu’il vous faut : le petit formulaire s’arrête là.',
  'The longer form on our home page also asks for your email, your move date, where you’re moving from and to, and if you’d like us to pack.':
    'Le formulaire plus long, sur notre page d’accueil, exige votre courriel et demande aussi la date du déménagement, d’où vous partez, où vous allez et si vous voulez que nous emballions.',
  'No date yet? Leave it blank.': 'Pas encore de date? Laissez la case vide.',
  'On the phone, we ask about rooms, stairs and heavy pieces.':
    'Au téléphone, nous parlons du nombre de pièces, des escaliers et des gros morceaux.',
  'Tell us the day, and let us know about anything that needs extra care.':
    'Dites-nous le jour, et parlez-nous de tout ce qui demande un soin particulier.',
  'Moving into or out of an apartment building? Ask the building if you need to book the elevator.':
    'Un immeuble à appartements, au départ ou à l’arrivée? Demandez au gestionnaire s’il faut réserver l’ascenseur.',
  'Keep your papers, medications and keys with you, not in a box.':
    'Gardez vos papiers, vos médicaments et vos clés avec vous, pas dans une boîte.',
  'The same two people are there from start to finish.':
    'Les deux mêmes personnes sont là du début à la fin.',
  'Every box goes in the room that’s written on it.':
    'Chaque boîte va dans la pièce inscrite dessus.',
  'Your junk leaves with us. {disposal}': 'Vos encombrants repartent avec nous. {disposal}',
  '{allInclusive} {disposal}': '{allInclusive} {disposal}',
  'Fill the truck': 'Remplissez le camion',
  'Pick what has to go and how full the truck will be.':
    'Choisissez ce qui doit partir et la place que ça prendra dans le camion.',
  'We take twelve kinds of junk, from sofas to hot tubs.':
    'Nous prenons douze sortes d’encombrants, du divan au spa.',
  'The truck on your screen fills up as you choose. It’s fine if you’re not sure.':
    'À l’écran, le camion se remplit au fil de vos choix. Vous hésitez? Ce n’est pas grave.',
  'Pick a day and time': 'Choisissez le jour et l’heure',
  'Choose a day and a two-hour window, so you’re not stuck waiting all day.':
    'Un jour et une plage d’arrivée de deux heures, pour ne pas attendre toute la journée.',
  'We come any day but Sunday.': 'Nous venons tous les jours, sauf le dimanche.',
  'Tell us if you’re flexible on timing.': 'Dites-nous si votre horaire est souple.',
  'Need a later date? Call us and we’ll set it up.':
    'Une date plus lointaine? Appelez-nous, on va arranger ça.',
  'Keep your pass': 'Gardez votre billet',
  'You get a pickup pass with your day, your window, and a coupon if your load earns one.':
    'Vous recevez un billet de cueillette avec le jour, la plage d’arrivée et, si votre charge y donne droit, un coupon-rabais.',
  'Print it, or show it on your phone.': 'Imprimez-le ou montrez-le sur votre téléphone.',
  'One tap adds the pickup to your calendar.':
    'D’un seul clic, ajoutez la cueillette à votre calendrier.',
  'With your email, we send you a confirmation, and a reminder the day before.':
    'Si vous laissez votre courriel, nous vous envoyons une confirmation, puis un rappel la veille.',
  'Plans changed? “See, change or cancel” on that page and in the email moves or cancels the pickup until your window begins.':
    'Un imprévu? Le lien « Voir, modifier ou annuler », sur la page de votre billet et dans le courriel, permet de déplacer ou d’annuler la cueillette jusqu’au début de votre plage d’arrivée.',
  'Watch it go': 'Regardez tout ça partir',
  'We carry it out, load it and haul it away.':
    'Nous sortons vos encombrants, les chargeons et les emportons.',
  'After the job': 'Après le travail',
  'We ask after the last box is in or the truck has left, never before.':
    'Nous demandons un avis une fois la dernière boîte rentrée ou le camion parti, jamais avant.',
  'In your words': 'Dans vos mots',
  'You write it or tell us. We may shorten it, but we don’t polish it.':
    'Vous l’écrivez ou vous nous le dites. Nous pouvons le raccourcir, jamais l’embellir.',
  'With your okay': 'Avec votre accord',
  'Nothing goes up here until you agree to the words and the name beside them.':
    'Rien ne paraît ici avant que vous ayez accepté les mots et le nom qui les signe.',
  'Only real customers': 'De vrais clients seulement',
  'Every review we publish comes from a move or a pickup that we did.':
    'Chaque avis publié vient d’un déménagement ou d’une cueillette que nous avons faits.',
  'Never paid': 'Jamais payés',
  'We don’t give money, coupons or discounts for a review, whatever it says.':
    'Nous ne donnons ni argent, ni coupon-rabais, ni rabais pour un avis, quel qu’il soit.',
  'The good and the bad': 'Le bon comme le moins bon',
  'Bad reviews go up right next to the good ones. We don’t just pick the nice ones.':
    'Les mauvais avis paraissent à côté des bons. Nous ne choisissons pas que les plus beaux.',
}
