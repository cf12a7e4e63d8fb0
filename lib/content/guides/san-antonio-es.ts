import type { CityGuide } from './city-guide'

export const SAN_ANTONIO_ES: CityGuide = {
  intro:
    'Todo en San Antonio queda cerca, según el que ya va tarde. Díganos si vive dentro del Loop 410, afuera del 1604 o en una base, adónde va y qué escaleras hay: lo ponemos todo en un solo precio por escrito.',
  districts: {
    'El West Side':
      'Casas de madera, calles angostas y, a veces, una casita más al fondo del lote. Díganos si la suya es la de adelante o la de atrás, y si por el pasillo cabe una lavadora con dos personas.',
    'El South Side y las Misiones':
      'Reja, portón y un perro que se toma en serio su trabajo: abra los dos primeros y deje al tercero adentro de la casa. Si vive por Military, díganos si es Southwest o Southeast, porque Northwest Military queda al otro extremo de la ciudad.',
    'Southtown, King William y Lavaca':
      'Casas con historia, y escaleras que la cuentan en cada escalón. Si el ropero entró en piezas, en piezas sale: avísenos. Los primeros viernes del mes hay mucha gente en la calle, así que para cargar es mejor otro día.',
    'El centro y el Pearl':
      'Denos el nombre de la calle donde está la puerta de carga: al River Walk no se baja en camión. La administración del edificio le dirá qué elevador le toca y a qué hora.',
    'El East Side':
      'En Dignowity Hill y Denver Heights hay casas viejas de techo alto, con porche y escalones al frente. ¿Se sale mejor por delante o por el patio? Usted lo sabe, y el piano se lo agradece.',
    'Lackland, Schertz y Converse':
      'Cerca de Lackland y de Randolph, media cuadra llegó con órdenes y se irá con órdenes. Si vive dentro de una base, también en Fort Sam Houston, pregunte en la oficina de vivienda por cuál puerta entra un equipo civil; si vive afuera, deje libre la entrada de la casa.',
    'Stone Oak y el Medical Center':
      'Stone Oak tiene lomas y portones: denos el código, y díganos si su entrada es empinada. En los apartamentos del Medical Center, el piso y el número de edificio nos ahorran un paseo con la cómoda al hombro.',
    'New Braunfels y Seguin':
      'En New Braunfels, los sábados de verano la gente va al río en flotador y la calle va igual de despacio: escoja un día entre semana. En las afueras de Seguin, ¿hay portón de rancho, cadena o vacas? Díganos quién abre.',
    Boerne:
      'Se escribe Boerne y se dice “Berni”. Fuera del centro hay caminos de caliche y entradas con curvas: díganos si un camión alto pasa debajo de los encinos.',
  },
  buildings: {
    title: 'La casita de atrás también cuenta',
    paragraphs: [
      'Hay lotes con la abuela adelante, los nietos atrás y un patio lleno en medio. Díganos por cuál puerta se sale, por dónde se camina y cuántos escalones hay. Si se mudan varias generaciones a la vez, ponga un nombre en cada caja: nadie quiere explicarle a la tía dónde quedaron sus platos.',
      'En un complejo, denos el edificio, el piso, el código del portón y si hay elevador. Cerca del centro casi no queda lugar en la acera: deje vacía su entrada, o pregunte a la ciudad si un camión necesita permiso para parar. Con ese dato llegamos a cargar, no a dar vueltas.',
    ],
  },
  seasons: {
    title: 'Fiesta, calor y fiebre del cedro',
    paragraphs: [
      'En verano, los traslados militares y las vacaciones de la escuela piden los mismos días, así que pida su cotización en cuanto tenga fecha. Si la mudanza militar es por su cuenta (PPM), averigüe antes qué recibos le van a pedir. Y mejor temprano: en agosto, después del mediodía, ni el perro sale a ladrar.',
      'En abril, Fiesta cierra calles, y el viernes de la Batalla de las Flores descansan muchas escuelas y oficinas: confirme que ese día alguien le abra el elevador. Con un aguacero fuerte se llenan los cruces bajos de los arroyos, y con agua encima el camión no cruza. En diciembre, los tamales del congelador viajan con usted. En enero, si el equipo estornuda, es el cedro y no sus muebles.',
    ],
  },
  junk: {
    title: 'La recogida que nunca cae en su semana',
    paragraphs: [
      'San Antonio recoge las ramas por un lado y los muebles viejos por otro, pocas veces al año y según el barrio. Si usted entrega las llaves antes, el sofá se queda solo en la acera y el vecino se acuerda de usted. Fuera de la ciudad hay otras fechas y otras reglas: pregunte en la suya.',
      'Con nosotros, usted escoge el día y el horario de llegada. Nos llevamos el comedor del patio, los columpios, el colchón de las visitas y la estufa que el compadre iba a arreglar. Botarlo todo no se paga aparte. Lo que está bueno, primero a la familia o a una tienda de segunda mano. No podemos llevar pintura, químicos ni aceite: busque el programa de desechos peligrosos del hogar de su ciudad.',
    ],
  },
}
