export const CONSENT = {
  'By sending this form, you agree that {brand} may call, text or email you about this request.':
    'En envoyant ce formulaire, vous acceptez que {brand} puisse vous appeler, vous texter ou vous envoyer un courriel au sujet de cette demande.',
  'Text me offers, too': 'Envoyez-moi aussi des offres par texto',
  'I agree to get marketing texts from {brand} at the number I gave. I can opt out at any time: reply STOP, call the number below, or write to {address}.':
    'J’accepte de recevoir de {brand} des textos promotionnels au numéro que j’ai donné. Je peux me désabonner en tout temps : en répondant STOP, en appelant au numéro ci-dessous ou en écrivant à {address}.',
  'I agree that {brand} may send me recurring marketing texts, including automated ones, at the number I gave. Consent is not a condition of purchase. Message and data rates may apply. Reply STOP to opt out, HELP for help.':
    'J’accepte que {brand} puisse m’envoyer des textos promotionnels récurrents, y compris des textos automatisés, au numéro que j’ai donné. Le consentement n’est pas une condition d’achat. Des frais de messagerie et de données peuvent s’appliquer. Répondez STOP pour vous désabonner, HELP pour obtenir de l’aide.',
}
