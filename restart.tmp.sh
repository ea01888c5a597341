. /tmp/rc
[ -f /tmp/pv.pid ] && kill $(cat /tmp/pv.pid) 2>/dev/null; sleep 1
AUTH_RATE_LIMITS=off PORT=3900 DATA_DIR=/tmp/pv nohup node src/app/server-main.ts > /tmp/pv.log 2>&1 &
echo $! > /tmp/pv.pid
for i in $(seq 60); do grep -q "is ready" /tmp/pv.log && break; sleep 1; done; tail -3 /tmp/pv.log
