/** Published versions never change (lib/forms/consent.ts). */
export const CONSENT_TEXTS = [
  {
    version: 'ca-fr-1',
    contact:
      'En envoyant ce formulaire, vous acceptez que {brand} puisse vous appeler, vous texter ou vous envoyer un courriel au sujet de cette demande.',
    offer: 'Envoyez-moi aussi des offres par texto',
    marketing:
      'J’accepte de recevoir de {brand} des textos promotionnels au numéro que j’ai donné. Je peux me désabonner en tout temps : en répondant STOP, en appelant au numéro ci-dessous ou en écrivant à {address}.',
  },
]
