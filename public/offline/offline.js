// Nothing can be typed here: what was wanted is asked for again, by whoever waits or by the connection.
const again = () => window.location.reload();
document.querySelector('button').addEventListener('click', again);

// Whoever is on the way to another page is not called back by a connection that comes meanwhile.
let isLeaving = false;
window.addEventListener('beforeunload', () => {
  isLeaving = true;
});
window.addEventListener('pageshow', () => {
  isLeaving = false;
});
window.addEventListener('online', () => {
  if (!isLeaving) again();
});
