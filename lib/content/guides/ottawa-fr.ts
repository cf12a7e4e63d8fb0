import type { CityGuide } from './city-guide'

export const OTTAWA_FR: CityGuide = {
  intro:
    'De Hull à Vanier, le temps d’un pont, le 4½ devient un deux-chambres et le bail ne finit plus le même jour. Au Québec, c’est souvent le 30 juin; en Ontario, ça peut être à la fin de n’importe quel mois.',
  districts: {
    'Hull et le Plateau':
      'Dans le Vieux-Hull, la maison allumette a la façade étroite, et l’escalier suit souvent son exemple. Au Plateau, aux portes du parc de la Gatineau, dites-nous plutôt l’étage du condo.',
    Aylmer:
      'Autour de la rue Principale, les maisons ont de l’âge, et leurs portes aussi; dans les quartiers récents, le camion se gare dans l’entrée. Le chemin d’Aylmer et le boulevard des Allumettières se remplissent le matin : partons après l’heure de pointe.',
    'Gatineau, de Touraine à Buckingham':
      'La ville est longue, et l’un de ses secteurs porte le même nom qu’elle : le code postal nous place au bon bout. Dans un bungalow, comptez aussi le sous-sol.',
    'La Basse-Ville et le marché By':
      'Bien des maisons bordent le trottoir : on n’a pas loin à porter, mais le camion gêne vite. L’été, autour du marché, les terrasses et les sens uniques s’en mêlent. Par quelle porte sort-on?',
    'Vanier et la Côte-de-Sable':
      'Dans les petits immeubles de Vanier, dites-nous l’étage, et faites des boîtes qu’une personne porte seule dans l’escalier; près du chemin de Montréal, dites-nous aussi où le camion peut s’arrêter. Dans la Côte-de-Sable, près de l’Université d’Ottawa, une colocation se vide mieux d’un coup, avec une seule liste.',
    'Le centre-ville et le Glebe':
      'Une tour a son quai et ses règles; une maison de brique divisée en logements n’a que son perron. En mai, le Glebe tient sa grande vente-débarras : ce qui n’a pas trouvé preneur, nous le prenons.',
    Orléans:
      'Le quartier part de la rivière et monte la côte : votre entrée est-elle en pente? Pour passer à Gatineau, le pont le plus proche est le Macdonald-Cartier.',
    'Kanata, Nepean et Barrhaven':
      'Des bungalows d’après-guerre à Nepean, des maisons en rangée à Barrhaven et à Kanata. Dans une rue privée, la place du camion est souvent celle des visiteurs : parlez-en au gestionnaire du condo.',
  },
  buildings: {
    title: 'Escaliers dehors, ponts au milieu',
    paragraphs: [
      'Dans un triplex de Hull ou un petit immeuble de Vanier, l’escalier peut être dehors et tourner en montant. Par où le frigo est-il entré? Dans une tour, réservez l’ascenseur avant le camion. Si votre rue demande un permis ou une vignette, voyez tôt avec la Ville comment y garder une place.',
      'Cinq ponts relient Gatineau à Ottawa : Champlain, des Chaudières, du Portage, Alexandra et Macdonald-Cartier. Ils n’acceptent pas tous les mêmes camions, et les promenades de la Commission de la capitale nationale sont en général fermées aux véhicules commerciaux. Donnez-nous le départ et l’arrivée; le trajet, c’est notre affaire.',
    ],
  },
  seasons: {
    title: 'Le 1er juillet, puis la neige',
    paragraphs: [
      'Le 1er juillet, Gatineau change de logement et des rues ferment au centre-ville d’Ottawa pour la fête du Canada. Si vous avez la nouvelle clé avant la fin du bail, partez quelques jours plus tôt. Le 24 juin est férié au Québec, pas en Ontario : si une conciergerie doit vous ouvrir, demandez son horaire.',
      'L’hiver, les deux villes interdisent de stationner dans la rue quand il faut déneiger, et Gatineau demande un permis pour y laisser une auto la nuit. Ouvrez le banc de neige sur la longueur du camion, pelletez l’escalier et gardez du sable à portée de main : un dégel à midi fait une patinoire au souper.',
    ],
  },
  junk: {
    title: 'Ce que le bac ne prend pas',
    paragraphs: [
      'À Gatineau, les encombrants ont leurs collectes spéciales : un jour ordinaire, le divan posé à côté du bac reste là. L’écocentre accepte bien des choses, si vous avez de quoi les y porter. À Ottawa, chaque maison a sa limite d’articles par collecte, et un divan en est un. Si les clés changent de mains avant la collecte, c’est à nous de jouer.',
      'Nous vidons le sous-sol de son congélateur, la cour de son cabanon et le troisième étage de son piano. Un seul prix, par écrit, couvre deux personnes, le camion et les frais d’élimination. Ce qui peut encore servir, offrez-le d’abord autour de vous. Vernis, huile et aérosols ne montent pas à bord : leur place est à l’écocentre ou à un dépôt municipal de résidus domestiques dangereux.',
    ],
  },
}
