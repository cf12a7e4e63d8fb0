import type { CityGuide } from './city-guide'

export const FORT_LAUDERDALE_ES: CityGuide = {
  intro:
    'Broward es un rompecabezas de ciudades pegadas, y varias numeran las calles a su manera: la misma dirección, con su NE y todo, puede existir en Fort Lauderdale y en Pompano Beach. Por eso pedimos primero la ciudad y el código postal; después hablamos del portón, el piso y el elevador.',
  districts: {
    'Pembroke Pines y Miramar':
      'Hacia el oeste, una urbanización tras otra, cada una con su lago y muchas con garita; hacia el este, casas de un piso en calles abiertas. Díganos cómo se llama la urbanización, por qué entrada pasan los camiones y si el guardia tiene una lista.',
    Weston:
      'Donde se acaba Weston empiezan los Everglades, y muchas calles terminan en un círculo. Pida a sus vecinos que esa mañana lo dejen libre, para que el camión pueda dar la vuelta. Si la escalera de la casa hace curva, díganoslo antes de que lo descubra el ropero.',
    Hollywood:
      'Hollywood Boulevard rodea tres círculos antes de llegar a un puente que se levanta, y del otro lado está la playa. Allí díganos el piso y dónde puede parar el camión; tierra adentro, díganos si cabe en la entrada de la casa.',
    Plantation:
      'Árboles grandes, calles en curva y, por la zona de Jacaranda, condominios y townhouses con estacionamiento asignado. Pregunte qué lugares puede ocupar un camión sin que la grúa venga a mudarlo a él.',
    Davie:
      'Un vecino tiene caballo y el otro tiene examen: aquí conviven los ranchos y los estudiantes de Nova. Díganos si hay cerca, perro o camino de grava. En un parque de casas móviles, cuente los escalones de la puerta y piense dónde puede esperar el camión.',
    'Fort Lauderdale, del centro a la playa':
      'La Federal pasa por un túnel debajo del New River; Andrews y la Tercera lo cruzan por puentes levadizos. En una torre del centro, díganos por qué calle se entra al muelle de carga. En las islas de Las Olas, donde la calle acaba en agua, díganos a qué altura de la calle vive.',
    'Pompano Beach':
      'A la playa se cruza por Atlantic Boulevard o por la 14, y los dos puentes se abren para los barcos. En las torres de la A1A, pregunte por el elevador de servicio; en los condominios más bajos, díganos si su puerta queda lejos del estacionamiento.',
  },
  buildings: {
    title: 'La garita y el elevador chiquito',
    paragraphs: [
      'En Broward, antes de la puerta suele estar el portón. Muchas asociaciones quieren saber quién viene y en qué vehículo, y algunas ponen horario a las mudanzas. Lea las reglas y avise al guardia. Denos el código, el número del edificio y el de su unidad: tres datos que ahorran muchas vueltas al lago.',
      'En los condominios con sus años, el elevador puede parecer un clóset y el pasillo, un balcón. Mida el sofá y después la cabina. Si no cabe, irá por la escalera, y queremos saberlo antes para contarlo en el precio por escrito. ¿El edificio pide un certificado de seguro? Pregunte qué debe decir, palabra por palabra.',
    ],
  },
  seasons: {
    title: 'Invierno lleno, verano mojado',
    paragraphs: [
      'De noviembre a abril vuelven los que huyen del frío, y cerca del mar cuesta más encontrar elevador, estacionamiento y paciencia. En marzo se suman las vacaciones de primavera. Si puede escoger, deje la mudanza de la costa para otra época; si no puede, reserve el elevador en cuanto tenga fecha.',
      'En verano, la tarde suele traer lluvia y algunas calles juntan agua: díganos si la suya es de esas. De junio a noviembre, en temporada de huracanes, mire en el garaje: ¿los paneles de las ventanas se quedan con la casa o suben al camión? Pesan y cortan, así que díganoslo. Y si una tormenta ya tiene nombre, no espere a que tenga rumbo para llamarnos.',
    ],
  },
  junk: {
    title: 'El garaje donde ya no cabe el carro',
    paragraphs: [
      'Cada ciudad recoge las cosas grandes a su manera, y sacarlas antes de tiempo puede traer una multa. Los escombros de una remodelación suelen quedar fuera. Mire el calendario de su ciudad. En un condominio, pregunte a la administración antes de dejar un colchón junto al contenedor.',
      'Nosotros nos llevamos la caminadora que hoy es perchero, la parrilla comida por el salitre y los gabinetes de la cocina vieja. Díganos en qué piso está cada cosa, si hay elevador y por qué portón se entra. Recibe un solo precio por escrito, con el costo de desechar todo incluido. La pintura, los químicos, el aceite y la gasolina del bote no pueden ir en el camión: pregunte a su ciudad dónde los reciben. Lo que aún sirve, regálelo primero; siempre hay alguien que acaba de llegar y todavía no tiene sofá.',
    ],
  },
}
