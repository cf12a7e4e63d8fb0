export const HANDLING = {
  'Sofas, armchairs, beds, tables, dressers, desks, shelves.':
    'Sofás, sillones, camas, mesas, cómodas, escritorios, estantes.',
  'We carry it out whole if it fits through the door. If not, we take it apart.':
    'Si el mueble cabe por la puerta, lo sacamos entero. Si no, lo desarmamos.',
  'Empty the drawers and check under the cushions.':
    'Vacíe los cajones y revise debajo de los cojines.',
  'Fridges, freezers, stoves, washers, dryers, dishwashers, window air conditioners.':
    'Refrigeradores, congeladores, estufas, lavadoras, secadoras, lavavajillas, aires acondicionados de ventana.',
  'We keep them upright and strap them down. The refrigerant has to be removed before they’re recycled.':
    'Los llevamos de pie y bien amarrados. Antes de reciclarlos hay que sacarles el gas refrigerante.',
  'Empty and unplug them. Have any gas and water lines disconnected.':
    'Vacíelos y desenchúfelos. Si están conectados al gas o al agua, pida que los desconecten.',
  'Mattresses and box springs of every size, toppers, futons.':
    'Colchones y bases (box spring) de todos los tamaños, sobrecolchones, futones.',
  'We take them whole and keep them separate. Dry foam, felt and steel can be recycled.':
    'Los llevamos enteros y aparte de lo demás. Si están secos, la espuma, el fieltro y el acero se pueden reciclar.',
  'Strip the bed and keep the mattress dry. Got bed bugs? Please call us first.':
    'Quite las sábanas y mantenga seco el colchón. ¿Tiene chinches? Por favor, llámenos antes.',
  'TVs, screens, computers, printers, stereos, game consoles, cables.':
    'Televisores, pantallas, computadoras, impresoras, equipos de sonido, consolas de videojuegos, cables.',
  'We keep them out of the garbage and take them in for recycling.':
    'No van a la basura: los llevamos a reciclar.',
  'Erase your data, or take out the drive. Set aside any loose batteries. We can’t take them.':
    'Borre sus datos o saque el disco duro. Deje aparte las pilas y baterías sueltas: no podemos llevárnoslas.',
  'Uprights, spinets, grands, organs, digital pianos.':
    'Pianos verticales, espinetas, pianos de cola, órganos, pianos digitales.',
  'We wrap it and roll it on a dolly. We never drag it.':
    'Envolvemos el piano y lo movemos en una plataforma con ruedas. Nunca lo arrastramos.',
  'Upright or grand? Count the steps and measure the narrowest doorway.':
    '¿Es vertical o de cola? Cuente los escalones y mida la puerta más angosta.',
  'Treadmills, bikes, rowers, weight benches, home gyms, weights.':
    'Caminadoras, bicicletas, máquinas de remo, bancos de pesas, multigimnasios, pesas.',
  'We unbolt it if it won’t fit through a door. The metal can be recycled.':
    'Si algo no cabe por la puerta, lo desarmamos. El metal se puede reciclar.',
  'Unplug it, fold it up and take the plates off the bar.':
    'Desenchufe los aparatos, pliéguelos y quite los discos de la barra.',
  'Bagged household garbage, full garages, attics and basements, leftovers from a move.':
    'Basura de la casa en bolsas, lo que llena el garaje, el ático o el sótano, lo que sobra de una mudanza.',
  'We load it as is. If you can, bag recyclables separately.':
    'Cargamos todo tal como está. Si puede, ponga lo reciclable en bolsas aparte.',
  'Tie the bags shut. No liquids, please, and nothing from the list below.':
    'Amarre bien las bolsas. Sin líquidos, por favor, y sin nada de la lista de abajo.',
  'Lumber, drywall, tile, flooring, cabinets, doors, windows, sinks.':
    'Madera, paneles de yeso (drywall), azulejos, pisos, gabinetes, puertas, ventanas, fregaderos.',
  'We load it flat and low. Rubble gets heavy long before the truck looks full.':
    'Cargamos todo acostado, en la parte de abajo. Los escombros pesan: el camión llega a su límite mucho antes de verse lleno.',
  'Pull the nails or bend them over. Tell us about any concrete, brick or dirt.':
    'Saque los clavos o dóblelos. Si hay concreto, ladrillos o tierra, avísenos.',
  'Wood, metal or plastic garden sheds, playhouses, lean-tos.':
    'Cobertizos (sheds) de madera, metal o plástico, casitas de juego, techados.',
  'We take it down in pieces. Wood and metal go separately.':
    'Los desarmamos por partes. La madera y el metal van aparte.',
  'Empty it, and tell us how big it is and if it’s still standing.':
    'Vacíe el cobertizo y díganos qué tamaño tiene y si todavía está en pie.',
  'Patio sets, umbrellas, swings, barbecues, planters, trampolines.':
    'Juegos de patio, sombrillas, columpios, parrillas, macetas, trampolines.',
  'We stack it or take it apart so it takes up less of the truck.':
    'Apilamos o desarmamos todo para que ocupe menos espacio en el camión.',
  'Dump out dirt and water. Take the propane tank off the grill. We can’t take the tank.':
    'Saque la tierra y el agua. Quítele a la parrilla el tanque de propano: no podemos llevárnoslo.',
  'Hot tubs and spas, with the cover, steps and pump.':
    'Jacuzzis y spas, con la tapa, los escalones y la bomba.',
  'We often cut it up on the spot and carry out the pieces.':
    'Muchas veces los cortamos ahí mismo y sacamos los pedazos.',
  'Drain it, and have an electrician disconnect the power.':
    'Sáquele el agua y pídale a un electricista que desconecte la corriente.',
  'Wall-to-wall carpet, area rugs, runners, carpet padding.':
    'Alfombras de pared a pared, tapetes, alfombras de pasillo, el acolchado que va debajo.',
  'We roll it, tie it and load it lengthwise. Dry carpet is lighter and cleaner.':
    'Las enrollamos, las amarramos y las cargamos a lo largo. Una alfombra seca pesa menos y ensucia menos.',
  'Tell us if it’s still attached to the floor, and how many rooms there are.':
    'Díganos si la alfombra sigue pegada al piso y cuántos cuartos son.',
  'Hazardous waste': 'Desechos peligrosos',
  'Anything marked toxic, corrosive or flammable, plus car batteries and mercury.':
    'Todo lo que diga tóxico, corrosivo o inflamable, además de baterías de carro y mercurio.',
  Chemicals: 'Productos químicos',
  'Liquid paint, thinner, solvents, pesticides, pool chemicals, strong cleaners.':
    'Pintura líquida, diluyentes, solventes, pesticidas, químicos para piscina, limpiadores fuertes.',
  Asbestos: 'Asbesto',
  'Old insulation, tile or siding may contain it. Leave it alone and have it tested.':
    'Puede haberlo en aislantes, losetas o revestimientos viejos. No los toque: pida que alguien los analice.',
  'Explosives and ammunition': 'Explosivos y municiones',
  'Live rounds, fireworks, flares, gunpowder.': 'Balas, fuegos artificiales, bengalas, pólvora.',
  'Medical waste': 'Desechos médicos',
  'Needles, medications, anything with blood on it.':
    'Agujas, medicinas, cualquier cosa con sangre.',
  Fuel: 'Combustible',
  'Gasoline, oil, propane tanks, mowers with gas in the tank.':
    'Gasolina, aceite, tanques de propano, podadoras con gasolina en el tanque.',
}
