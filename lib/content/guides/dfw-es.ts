import type { CityGuide } from './city-guide'

export const DFW_ES: CityGuide = {
  intro:
    'Entre Dallas y Fort Worth, hasta la autopista se parte en dos: la 35E para un lado y la 35W para el otro. Denos las dos direcciones con su código postal, el piso y las escaleras, y usted recibe un solo precio por escrito.',
  districts: {
    'Oak Cliff y West Dallas':
      'Al otro lado del Trinity hay cuestas de verdad y porches con escalones. Por Jefferson y Bishop Arts cuesta estacionar: díganos si el camión cabe al lado de la casa o se queda en la calle.',
    'Pleasant Grove':
      'Casas con reja, patio y a veces un cuarto más al fondo. Díganos de qué lado de Buckner vive y por cuál portón sale el refrigerador. Lo que está en el patio también cuenta: menciónelo desde el principio.',
    'Bachman Lake y Vickery Meadow':
      'Complejos de dos y tres pisos, muchos con la escalera afuera. El portón, el edificio, el piso y el número: con eso llegamos a su puerta y no a la de la vecina.',
    'Uptown y Deep Ellum':
      'En las torres, el elevador se presta por turnos: díganos a qué hora empieza el suyo y a qué hora se acaba. En Deep Ellum la música es de noche, así que la mañana es para los muebles.',
    Irving:
      'En el sur, casas de un piso y poca escalera; en Las Colinas, torres con garaje de techo bajo. Lea la altura en el letrero del garaje y díganosla: sale mejor que raspar el techo.',
    'Garland y Grand Prairie':
      'En Garland, muchas casas tienen el garaje por el callejón; en Grand Prairie, los fines de semana media ciudad va a Traders Village. Con su código postal le confirmamos la ruta y el horario de llegada.',
    Arlington:
      'Los Cowboys son de Dallas y los Rangers son de Texas, pero el tráfico es de Arlington. Mire si hay juego o concierto antes de escoger el día, y cerca de la universidad díganos cuántos compañeros de cuarto se mudan a la vez.',
    'El Northside y el sur de Fort Worth':
      'North Main parte en dos las calles numeradas, así que el NW o el NE de su dirección lo decide todo. Los fines de semana, los Stockyards se llenan. ¿Vive en el sur, por Seminary? Denos también la calle que cruza más cerca.',
    'Plano y Frisco':
      'Casas de dos pisos, y la mesa de billar siempre está arriba. En Plano, el garaje puede dar al callejón; en Frisco, la calle puede ser más nueva que el mapa. Díganos por cuál puerta conviene salir y qué avenida queda cerca.',
  },
  buildings: {
    title: 'El código del portón vale oro',
    paragraphs: [
      'Pruebe el código unos días antes, porque algunos cambian sin avisar, y denos también el edificio, el piso y dónde está el elevador. En una torre, reserve el elevador y díganos si piden ver nuestro seguro. Si hay parquímetro en la puerta, averigüe con la ciudad qué permiso hace falta.',
      'La tierra de aquí es arcilla: se hincha con la lluvia, se encoge en la sequía y las puertas lo resienten. Si alguna se traba, díganos cuál, antes de que se entere el sofá. En un callejón, fíjese en los cables y en las ramas: un camión que entra también tiene que poder salir.',
    ],
  },
  seasons: {
    title: 'Granizo, feria y un día de hielo',
    paragraphs: [
      'En primavera hay granizo y alertas de tornado: desocupe medio garaje, y las cajas esperan bajo techo. En julio y agosto, pida el primer horario de la mañana. A mediodía, lo único fresco de la casa era el refrigerador, y ya está desconectado.',
      'En otoño, la State Fair llena los alrededores de Fair Park; en enero, el Stock Show hace lo mismo cerca del Will Rogers, en Fort Worth. El hielo viene pocas veces y empieza por los puentes, que aquí sobran. Si la calle amanece como pista de patinaje, llámenos y hablamos de otra fecha.',
    ],
  },
  junk: {
    title: 'Cada ciudad con su montón',
    paragraphs: [
      'Para lo grande, Dallas tiene unas reglas y Fort Worth otras, y lo mismo pasa en cada ciudad de en medio: qué semana, cuánto y si va en la acera o en el callejón. En algunas, sacarlo antes de tiempo puede traer una multa. En un complejo, el colchón junto al contenedor no lleva nombre, pero la oficina suele adivinarlo.',
      'Nosotros lo sacamos de adentro: el sofá del segundo piso, la secadora, la alfombra, la cerca que tumbó el viento. En el precio van las dos personas, el camión y el costo de desechar todo. Lo que todavía sirve puede ir antes a la familia o a la pulga. La pintura, el aceite y los químicos de la piscina no los podemos llevar: pregunte a su ciudad por el programa de desechos peligrosos del hogar.',
    ],
  },
}
