import type { CityGuide } from './city-guide'

export const HOUSTON_ES: CityGuide = {
  intro:
    'En Houston, las distancias se miden en minutos, y los minutos dependen de la 59, del Loop y de si el tren ya pasó. Denos las dos direcciones completas, con el piso y el portón: con eso sale un solo precio por escrito.',
  districts: {
    'Segundo Barrio y el East End':
      'Casitas de madera con porche y tres escalones, y al lado townhouses nuevos con la sala en el segundo piso. El tren ligero corre por Harrisburg y el de carga se detiene donde quiere: díganos de qué lado de las vías vive.',
    'Magnolia Park, Gulfgate y Hobby':
      'Del canal de navegación al aeropuerto Hobby abundan las casas de un piso, con reja y entrada angosta. Deje la entrada libre, el portón sin candado y el perro adentro: así el sofá sale sin carreras.',
    'El Northside y Aldine':
      'En el Northside, casas con muchos años cerca de la línea roja del tren; en Aldine, lotes más grandes y calles con zanja en lugar de acera. Díganos si el camión cabe en la entrada: de una zanja nadie sale con elegancia.',
    'Gulfton y Sharpstown':
      'Muchos complejos de Gulfton son de los años del auge petrolero: varias entradas, edificios gemelos y números con ideas propias. Denos el edificio, el apartamento, el piso y el código del portón, o llegaremos puntuales a la puerta de otro. En las casas bajas de Sharpstown basta con dejar libre la entrada.',
    'Alief y Asiatown':
      'Por Bellaire Boulevard, las tiendas hablan chino, vietnamita y español. La calle empieza dentro del Loop y pasa de la Highway 6, así que denos el número completo y el código postal.',
    'Spring Branch':
      'Long Point junta panaderías, taquerías y negocios coreanos. En las calles de al lado, donde había una casa baja hoy caben tres altas con una sola entrada: ¿puede el camión dar la vuelta, o espera en la calle?',
    'The Heights y Montrose':
      'Aquí mucha gente vive al fondo, encima del garaje. Mida el descanso de la escalera antes que el sofá, porque el descanso no se dobla.',
    'Midtown, la Galleria y el Medical Center':
      'Torres con muelle de carga, recepción y reglamento. Reserve el elevador de carga antes de fijar el día, y díganos qué papeles del seguro pide el edificio.',
  },
  buildings: {
    title: 'El tercer piso siempre pesa más',
    paragraphs: [
      'Díganos en qué piso vive, si hay elevador y si la escalera está afuera y da vuelta: así calculamos bien el tiempo y llevamos lo necesario. Después de las inundaciones, algunas casas quedaron más altas que antes. Si la suya es una de esas, cuente también los escalones de la entrada.',
      'En un complejo, pregunte en la oficina dónde puede parar el camión sin tapar el carril de bomberos ni el contenedor de basura. Si la calle amanece llena, aparte el lugar con sus propios carros y muévalos cuando lleguemos. ¿Hace falta un permiso? Pregunte al 311 con tiempo.',
    ],
  },
  seasons: {
    title: 'Primero el calor, luego el agua',
    paragraphs: [
      'De mayo a septiembre conviene la mañana: por la tarde, en el metal del camión casi se fríe un huevo. Las velas, el chocolate y el vestido de quinceañera viajan mejor con usted, en el aire acondicionado. La temporada de huracanes va de junio a noviembre; si su contrato se lo permite, piense en una segunda fecha.',
      'Cuando llueve en serio, el agua busca los bayous y las calles que pasan por debajo de la autopista. Si la suya se inunda antes que las demás, díganoslo al reservar, para pensar en otro camino. En marzo, el Rodeo llena los alrededores del NRG; a fin de mes vencen muchos contratos y lo que se llena es el elevador.',
    ],
  },
  junk: {
    title: 'El mes de las ramas no es el del sofá',
    paragraphs: [
      'La ciudad recoge lo grande, el “heavy trash”, por meses: unos para las ramas y otros para los muebles. Los complejos grandes suelen quedar fuera, y muchas direcciones que dicen Houston son en realidad del condado, con otro servicio y otras reglas. Revise su calendario antes de levantar la montaña en la acera.',
      'Nosotros vamos cualquier mes y sacamos las cosas de donde están: el colchón del tercer piso, el refrigerador del garaje, la lavadora que ya no exprime. Botar todo eso va en el precio. Lo que todavía sirve, ofrézcalo primero en la familia o en la iglesia. La pintura, los químicos y el aceite de carro no los podemos llevar: la ciudad y el condado tienen lugares para eso.',
    ],
  },
}
