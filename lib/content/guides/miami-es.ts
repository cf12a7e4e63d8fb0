import type { CityGuide } from './city-guide'

export const MIAMI_ES: CityGuide = {
  intro:
    'Una mudanza en Miami puede salir del “efficiency” detrás de una casa de Hialeah y terminar en lo alto de una torre de Brickell. Por eso preguntamos lo mismo en cada punta: dirección completa, piso, portón y elevador. De ahí sale un solo precio por escrito.',
  districts: {
    Hialeah:
      'La NW 103 Street se vuelve West 49 Street al entrar en la ciudad, y Palm Avenue separa el East del West: sin esa palabra puede haber dos puertas con el mismo número. Díganos también cuántos carros hay que mover para que el camión se acerque.',
    'La Pequeña Habana':
      'Muchos edificios de dos y tres pisos, con la escalera afuera y sin elevador. La Calle Ocho va en un solo sentido por buena parte del barrio y la Siete le lleva la contraria, así que díganos entre qué avenidas vive y si se puede cargar por atrás.',
    'Westchester y Sweetwater':
      'Casas de un piso con rejas, terraza cerrada y algún cuarto añadido: por donde entró el juego de comedor, hoy hay una pared. Díganos cuál es la puerta más ancha. Cerca de FIU, los estudiantes se mudan cuando termina el semestre, y parece que todos a la vez.',
    Kendall:
      'Entre una avenida y la siguiente pueden caber un Court y un Place con el mismo número: denos el apellido de la calle, no solo la cifra. En los complejos de edificios gemelos hace falta además el número del edificio.',
    Doral:
      'Aquí la mudanza suele empezar en la garita. Pregunte a la asociación por qué entrada pasan los camiones y díganos con qué nombre hay que anunciarse. Si una parte de sus cosas está en un almacén, denos también esa dirección: son dos paradas.',
    'Brickell y el Downtown':
      'Si el muelle de carga queda dentro del garaje, pregunte qué altura permite: un camión no baja la cabeza. Díganos por qué calle se entra, porque el muelle y el lobby no siempre dan a la misma.',
    'Miami Beach':
      'Desde tierra firme se cruza por la MacArthur, la Venetian, la Julia Tuttle o, más al norte, la calle 79. En South Beach, algunas cuadras tienen un callejón por detrás que lo resuelve todo; en las torres de Collins, el edificio decide por dónde se carga: pregunte y díganoslo.',
    'Coral Gables':
      'Segovia, Granada, Sevilla, Alhambra: las calles suenan a España, y unas son Avenue, otras Street, otras Boulevard y alguna Circle. Denos el nombre entero. Donde los árboles cierran la calle por arriba, el techo del camión también cuenta.',
  },
  buildings: {
    title: 'Aquí manda el elevador',
    paragraphs: [
      'En un condominio, casi todo pasa por la administración: aparta el elevador, fija los días de mudanza y muchas veces pide un certificado de seguro (COI). Pida las reglas por escrito y téngalas cerca cuando le llamemos, para que el papel diga lo que el edificio quiere leer.',
      '¿No hay elevador? Díganos el piso, cuántas vueltas da la escalera y si está al aire libre: así la escalera ya viene contada en el precio. En una casa con rejas, la puerta abre menos de lo que parece, así que mida el hueco. Si en su calle no hay dónde parar, pregunte con tiempo a su ciudad si el camión necesita permiso.',
    ],
  },
  seasons: {
    title: 'Sol, aguacero y Nochebuena',
    paragraphs: [
      'En los meses de lluvia, más o menos de mayo a octubre, el aguacero suele caer por la tarde: escoja un horario de la mañana. Lo que se derrite viaja con usted, en el aire acondicionado: las velas, el maquillaje y, si lo hay, el flan. De junio a noviembre, con la temporada de huracanes, tenga pensado un segundo día, porque con una tormenta encima no hay elevador ni camión que valga.',
      'La escuela empieza en agosto y muchas familias quieren mudarse antes, así que reserve pronto. En otoño, las mareas más altas mojan las calles bajas de Miami Beach y de Brickell: díganos si la suya es una de esas. Y si hay que vaciar el patio, que sea antes del 24 de diciembre, que ese día es del lechón.',
    ],
  },
  junk: {
    title: 'Adiós a los cachivaches',
    paragraphs: [
      'Antes de sacar nada a la acera, averigüe quién recoge en su dirección. En las zonas que atiende el condado, como Kendall y Westchester, primero se pide la recogida y después se sacan las cosas grandes; Miami, Hialeah, Coral Gables y Miami Beach tienen sus propias reglas. En un condominio, el cuarto de la basura rara vez acepta un sofá.',
      'Nosotros entramos a buscar las cosas: el colchón de aquella visita que se quedó tres años, el refrigerador del garaje, las sillas de patio que el sol dejó blancas. Díganos en qué cuarto y en qué piso están y si hay portón, para llegar preparados. Botarlo todo no se paga aparte. La pintura, los químicos, los productos de piscina y el aceite no pueden ir en el camión; el condado tiene centros que los reciben. ¿Hay algo que todavía sirve? Primero la familia, luego una tienda de segunda mano y al final nosotros.',
    ],
  },
}
