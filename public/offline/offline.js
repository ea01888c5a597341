// Nothing can be typed here: what was wanted is asked for again, by whoever waits or by the connection.
const again = () => window.location.reload();
document.querySelector('button').addEventListener('click', again);
window.addEventListener('online', again);
