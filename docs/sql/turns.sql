select slot
from turns
where slot = $1
for update
