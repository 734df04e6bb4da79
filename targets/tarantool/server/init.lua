-- A Tarantool for one benchmark at a time: reset() before the operations, done() after them.

local SPACE = 'tuples'
-- Always the same id, so that a connector needs no schema to address the space.
local SPACE_ID = 512

-- Recreates the space with the tuples 1 to `count`, and leaves no garbage and no collector to run meanwhile.
function reset(count)
    if box.space[SPACE] ~= nil then
        box.space[SPACE]:drop()
    end
    local space = box.schema.space.create(SPACE, {
        id = SPACE_ID,
        temporary = true,
        format = {
            {name = 'id', type = 'unsigned'},
            {name = 'name', type = 'string', is_nullable = false},
        },
    })
    space:create_index('primary', {type = 'tree', parts = {'id'}, sequence = true})
    for id = 1, count or 10000 do
        space:insert({id, 'tuple_' .. id})
    end
    collectgarbage('collect')
    collectgarbage('stop')
end

function done()
    collectgarbage('restart')
end

box.cfg({
    wal_mode = 'none',
    readahead = 1024 * 1024,
    memtx_dir = '/tmp',
    log_level = 4,
})
box.schema.user.grant('guest', 'super', nil, nil, {if_not_exists = true})
reset()
done()
-- Last, so that a server that can be connected to is ready.
box.cfg({listen = os.getenv('PORT') or '3301'})
