export const HANDLING = {
  'Sofas, armchairs, beds, tables, dressers, desks, shelves.':
    'Divans, fauteuils, lits, tables, commodes, bureaux, étagères.',
  'We carry it out whole if it fits through the door. If not, we take it apart.':
    'S’ils passent par la porte, nous les sortons d’un seul morceau. Sinon, nous les démontons.',
  'Empty the drawers and check under the cushions.':
    'Videz les tiroirs et regardez sous les coussins.',
  'Fridges, freezers, stoves, washers, dryers, dishwashers, window air conditioners.':
    'Réfrigérateurs, congélateurs, cuisinières, laveuses, sécheuses, lave-vaisselle, climatiseurs de fenêtre.',
  'We keep them upright and strap them down. The refrigerant has to be removed before they’re recycled.':
    'Nous les gardons debout et les attachons solidement. Le gaz réfrigérant doit être retiré avant le recyclage.',
  'Empty and unplug them. Have any gas and water lines disconnected.':
    'Videz-les et débranchez-les. Faites débrancher les conduites de gaz et d’eau, s’il y en a.',
  'Mattresses and box springs of every size, toppers, futons.':
    'Matelas et sommiers de tous les formats, surmatelas, futons.',
  'We take them whole and keep them separate. Dry foam, felt and steel can be recycled.':
    'Nous les emportons entiers et les gardons à part. Si c’est sec, la mousse, le feutre et l’acier se recyclent.',
  'Strip the bed and keep the mattress dry. Got bed bugs? Please call us first.':
    'Défaites le lit et gardez le matelas au sec. Des punaises de lit? Appelez-nous d’abord, s’il vous plaît.',
  'TVs, screens, computers, printers, stereos, game consoles, cables.':
    'Téléviseurs, écrans, ordinateurs, imprimantes, chaînes stéréo, consoles de jeu, câbles.',
  'We keep them out of the garbage and take them in for recycling.':
    'Nous ne les mettons pas à la poubelle : nous les apportons au recyclage.',
  'Erase your data, or take out the drive. Set aside any loose batteries. We can’t take them.':
    'Effacez vos données ou retirez le disque dur. Mettez de côté les piles et les batteries : nous ne pouvons pas les prendre.',
  'Uprights, spinets, grands, organs, digital pianos.':
    'Pianos droits, épinettes, pianos à queue, orgues, pianos numériques.',
  'We wrap it and roll it on a dolly. We never drag it.':
    'Nous enveloppons le piano et le roulons sur un chariot, sans jamais le traîner.',
  'Upright or grand? Count the steps and measure the narrowest doorway.':
    'Droit ou à queue? Comptez les marches et mesurez la porte la plus étroite.',
  'Treadmills, bikes, rowers, weight benches, home gyms, weights.':
    'Tapis roulants, vélos, rameurs, bancs de musculation, appareils de musculation, poids.',
  'We unbolt it if it won’t fit through a door. The metal can be recycled.':
    'S’ils ne passent pas par la porte, nous les déboulonnons. Le métal se recycle.',
  'Unplug it, fold it up and take the plates off the bar.':
    'Débranchez-les, repliez-les et retirez les disques de la barre.',
  'Bagged household garbage, full garages, attics and basements, leftovers from a move.':
    'Sacs d’ordures ménagères, garages, greniers et sous-sols pleins, restes d’un déménagement.',
  'We load it as is. If you can, bag recyclables separately.':
    'Nous chargeons tout tel quel. Si vous le pouvez, mettez le recyclage dans des sacs à part.',
  'Tie the bags shut. No liquids, please, and nothing from the list below.':
    'Attachez les sacs. Pas de liquides, s’il vous plaît, et rien de la liste plus bas.',
  'Lumber, drywall, tile, flooring, cabinets, doors, windows, sinks.':
    'Bois, gypse, céramique, planchers, armoires, portes, fenêtres, éviers.',
  'We load it flat and low. Rubble gets heavy long before the truck looks full.':
    'Nous les chargeons à plat, dans le bas du camion. Les gravats pèsent : le camion atteint sa limite bien avant d’avoir l’air plein.',
  'Pull the nails or bend them over. Tell us about any concrete, brick or dirt.':
    'Arrachez les clous ou rabattez-les. S’il y a du béton, de la brique ou de la terre, dites-le-nous.',
  'Wood, metal or plastic garden sheds, playhouses, lean-tos.':
    'Cabanons de bois, de métal ou de plastique, maisonnettes, appentis.',
  'We take it down in pieces. Wood and metal go separately.':
    'Nous les défaisons morceau par morceau. Le bois et le métal partent chacun de leur côté.',
  'Empty it, and tell us how big it is and if it’s still standing.':
    'Videz le cabanon, puis dites-nous sa grandeur et s’il est encore debout.',
  'Patio sets, umbrellas, swings, barbecues, planters, trampolines.':
    'Ensembles de patio, parasols, balançoires, barbecues, bacs à fleurs, trampolines.',
  'We stack it or take it apart so it takes up less of the truck.':
    'Nous les empilons ou les démontons pour qu’ils prennent moins de place dans le camion.',
  'Dump out dirt and water. Take the propane tank off the grill. We can’t take the tank.':
    'Videz les bacs de leur terre et de leur eau. Retirez la bonbonne de propane du barbecue : nous ne pouvons pas la prendre.',
  'Hot tubs and spas, with the cover, steps and pump.':
    'Spas de toutes sortes, avec le couvercle, les marches et la pompe.',
  'We often cut it up on the spot and carry out the pieces.':
    'Souvent, nous les découpons sur place et sortons les morceaux.',
  'Drain it, and have an electrician disconnect the power.':
    'Videz le spa et faites couper l’alimentation par un électricien.',
  'Wall-to-wall carpet, area rugs, runners, carpet padding.':
    'Tapis mur à mur, carpettes, tapis de couloir, sous-tapis.',
  'We roll it, tie it and load it lengthwise. Dry carpet is lighter and cleaner.':
    'Nous les roulons, les attachons et les chargeons sur le long. Un tapis sec est plus léger et plus propre.',
  'Tell us if it’s still attached to the floor, and how many rooms there are.':
    'Dites-nous s’ils sont encore fixés au plancher, et combien de morceaux il y a.',
  'Hazardous waste': 'Résidus dangereux',
  'Anything marked toxic, corrosive or flammable, plus car batteries and mercury.':
    'Tout produit marqué toxique, corrosif ou inflammable, ainsi que les batteries d’auto et le mercure.',
  Chemicals: 'Produits chimiques',
  'Liquid paint, thinner, solvents, pesticides, pool chemicals, strong cleaners.':
    'Peinture liquide, diluants, solvants, pesticides, produits de piscine, nettoyants puissants.',
  Asbestos: 'Amiante',
  'Old insulation, tile or siding may contain it. Leave it alone and have it tested.':
    'Un vieil isolant, de vieilles tuiles ou un vieux revêtement peuvent en contenir. N’y touchez pas et faites-les analyser.',
  'Explosives and ammunition': 'Explosifs et munitions',
  'Live rounds, fireworks, flares, gunpowder.':
    'Cartouches, feux d’artifice, fusées de détresse, poudre à canon.',
  'Medical waste': 'Déchets médicaux',
  'Needles, medications, anything with blood on it.':
    'Aiguilles, médicaments, tout ce qui est taché de sang.',
  Fuel: 'Carburant',
  'Gasoline, oil, propane tanks, mowers with gas in the tank.':
    'Essence, huile, bonbonnes de propane, tondeuses dont le réservoir n’est pas vide.',
}
