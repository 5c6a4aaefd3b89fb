"""Catering and dessert still lifes:  kind palette seed"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
kind, pal, seed = args('grazing', 'blush', 3)
reset()
F = Florals(pal, seed, res=8)
r = F.r
P = PAL[pal]
g = gold()
cer = pbr('cer', 'fbf8f3', 0.2, coat=0.3)
rasp = pbr('rasp', 'b01c38', 0.3, sss=0.25, coat=0.3)
blue = pbr('blueb', '2f3a66', 0.55, sss=0.1, bump=(90, 0.1, 2))
RB = berry(rasp, 0.02)
BB = lathe('bb', [(0, -0.006), (0.0045, -0.0045), (0.0066, 0), (0.005, 0.004), (0.0028, 0.0055), (0.0018, 0.004), (0, 0.004)], blue, 20)
mint = F.leafm2

def leafsprig(x, y, z, s=0.05):
    F.put(r.choice(F.leaves[3:]), Vector((x, y, z)), Vector((r.uniform(-0.6, 0.6), r.uniform(-0.6, 0.3), 0.7)), s)

def tart(x, y, z, fill, s=1, top='rasp'):
    cr = bpy.data.materials.get('crust') or pbr('crust', 'c98f52', 0.7, sss=0.05, bump=(200, 0.2, 3))
    me = bpy.data.meshes.get('tartc') or lathe('tartc', [(0, 0), (0.026, 0), (0.034, 0.018), (0.0335, 0.0195), (0.031, 0.019), (0.03, 0.016), (0,
            0.015)], cr, 60, wob=lambda a, z: 0.035 * math.sin(a * 18) * (z > 0.004))
    obj('tart', me, (x, y, z), (0, 0, r.random() * 6), s)
    fm = bpy.data.meshes.get('fill' + fill.name) or lathe('fill' + fill.name, [(0, 0.0205), (0.02, 0.02), (0.03, 0.0165)], fill, 40)
    obj('fl', fm, (x, y, z), scale=s)
    if top == 'rasp':
        for k in range(5):
            a = k * 1.2566
            obj('rb', RB, (x + 0.015 * s * math.cos(a), y + 0.015 * s * math.sin(a), z + 0.027 * s), (r.random(), r.random(), 0), 0.85 * s)
        obj('rb', RB, (x, y, z + 0.035 * s), (0, 0, 0), 0.85 * s)
    elif top == 'blue':
        for k in range(11):
            a = k * 2.4
            q = 0.0065 * math.sqrt(k)
            obj('bb', BB, (x + q * s * math.cos(a), y + q * s * math.sin(a), z + 0.026 * s + 0.003 * (k < 4)), (r.uniform(-0.6, 0.6), r.uniform(-0.6,
                    0.6), 0), s)
    else:
        F.put(F.small[k % 3] if (k := r.randrange(3)) >= 0 else None, Vector((x, y, z + 0.021 * s)), Vector((0, 0, 1)), 0.03 * s, jit=0.1)
    if r.random() < 0.7:
        F.put(F.leaves[5], Vector((x + 0.006, y, z + 0.03 * s)), Vector((0.5, -0.3, 0.6)), 0.03 * s)

def cupcake(x, y, z, ic, k, top):
    ln = bpy.data.materials.get('liner') or pbr('liner', P['w'][0], 0.8)
    me = bpy.data.meshes.get('liner') or lathe('liner', [(0, 0), (0.024, 0), (0.025, 0.002), (0.033, 0.04), (0.032, 0.04), (0, 0.036)], ln, 96,
            wob=lambda a, z: 0.035 * math.sin(a * 26))
    obj('cc', me, (x, y, z))
    ck = bpy.data.materials.get('crumb') or pbr('crumb', 'd9a765', 0.9, bump=(300, 0.4, 3))
    obj('cr', bpy.data.meshes.get('crumb') or lathe('crumb', smoothprof([(0.0325, 0.036), (0.0335, 0.042), (0.024, 0.049), (0, 0.051)], 4), ck, 48),
            (x, y, z))
    obj('sw', SW[k], (x, y, z + 0.05), (0, 0, r.random() * 6))
    if top == 0:
        obj('rb', RB, (x, y, z + 0.0925), (0.2, 0, 0), 0.95)
    elif top == 1:
        F.put(F.mid[k % 4], Vector((x, y - 0.004, z + 0.086)), Vector((0.1, -0.5, 0.9)), 0.034, jit=0.1)
    else:
        F.put(F.small[1], Vector((x, y - 0.004, z + 0.09)), Vector((0.1, -0.5, 0.9)), 0.03)
        F.put(F.leaves[5], Vector((x + 0.006, y, z + 0.082)), Vector((0.7, -0.3, 0.4)), 0.035)
    pe = bpy.data.materials.get('pearl') or pbr('pearl', 'fffaf0', 0.2, coat=0.6)
    for q in range(7):
        a = r.random() * 6.28
        sphere(0.0018, pe, (x + 0.024 * math.cos(a), y + 0.024 * math.sin(a), z + 0.063 + r.uniform(-0.004, 0.01)), 10)
ICE = [pbr('ic%d' % i, c, 0.45, sss=0.15, spec=0.4) for i, c in enumerate((P['w'][0], P['b'][1], P['a'][1], P['b'][0]))]

def donut(x, y, z, rot, gl, k):
    dg = bpy.data.materials.get('dough') or pbr('dough', 'c98d4f', 0.7, sss=0.1, bump=(120, 0.15, 3))
    me = bpy.data.meshes.get('dough')
    if not me:
        mb = MB()
        mb.grid([[((0.032 + 0.0175 * math.cos(2 * pi * j / 28)) * math.cos(2 * pi * i / 72),
                (0.032 + 0.0175 * math.cos(2 * pi * j / 28)) * math.sin(2 * pi * i / 72),
                0.0145 * math.sin(2 * pi * j / 28)) for j in range(28)] for i in range(73)], [[(0, 0, 0, 1)] * 28] * 73, dg, True)
        me = mb.mesh('dough')
    e = link(bpy.data.objects.new('e', None))
    e.location = (x, y, z)
    e.rotation_euler = rot
    o = obj('dn', me)
    o.parent = e
    mb = MB()
    w = lambda a: 0.25 * math.sin(3 * a + k) + 0.16 * math.sin(7 * a + 2 * k) + 0.1 * math.sin(11 * a)
    mb.grid([[((0.032 + 0.0186 * math.cos(t)) * math.cos(2 * pi * i / 96), (0.032 + 0.0186 * math.cos(t)) * math.sin(2 * pi * i / 96),
            0.0158 * math.sin(t)) for t in [lerp(-0.12 - w(2 * pi * i / 96) * 0.9, pi + 0.15 + w(2 * pi * i / 96 + 1) * 0.5,
            j / 18) for j in range(19)]] for i in range(97)], [[(0, 0, 0, 1)] * 19] * 97, gl)
    o = obj('gl', mb.mesh('glz'))
    o.parent = e
    so = o.modifiers.new('s', 'SOLIDIFY')
    so.thickness = 0.0012
    if k % 3 != 1:
        sp = [bpy.data.materials.get('spr%d' % i) or pbr('spr%d' % i, c, 0.4) for i, c in enumerate((P['c'][0], P['w'][1], P['b'][0], 'd9b56a'))]
        mb = MB()
        for q in range(46):
            a = r.random() * 6.28
            t = r.uniform(0.5, pi - 0.5)
            p = Vector(((0.032 + 0.019 * math.cos(t)) * math.cos(a), (0.032 + 0.019 * math.cos(t)) * math.sin(a), 0.0165 * math.sin(t)))
            d = Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-0.15, 0.15))) * 0.003
            mb.tube([p - d, p + d], 0.0008, 0.0008, sp[q % 4], 5)
        o = obj('spr', mb.mesh('spr'))
        o.parent = e

def backdrop(c, tablem, y=1.1):
    plane(8, 3, tablem, (0, 0.3, 0))
    plane(10, 5, pbr('wall', c, 0.9, bump=(3, 0.1, 8, 'noise', 0.04)), (0, y, 1.5), (pi / 2, 0, 0))

def stand(R, z, m, x=0, y=0, foot=0.6):
    obj('st', lathe('st%g%g' % (R, z), smoothprof([(0, 0), (R * foot * 0.8, 0), (R * foot * 0.75, 0.006), (0.018, 0.02), (0.013, z * 0.5), (0.02,
            z - 0.02), (R * 0.6, z - 0.008), (R * 0.97, z - 0.004), (R, z + 0.008)], 5) + [(R * 0.97, z + 0.006), (R * 0.9, z), (0, z)], m, 88), (x,
            y, 0))
if kind == 'grazing':
    backdrop('6a5a4c', wood('tb', '7a5a40', '543a28', 0.5, 0.7), 2.2)
    bd = wood('bd', 'b98a5a', '94673c', 0.45, 1.4)
    rbox('board', 0.62, 0.38, 0.022, bd, 0.009, 3, (0, 0.02, 0.011))
    rbox('bh', 0.12, 0.05, 0.02, bd, 0.009, 3, (0.36, 0.02, 0.011))
    Z = 0.022
    rind = pbr('rind', 'f2ead8', 0.8, bump=(60, 0.4, 4))
    paste = pbr('paste', 'f6e3ac', 0.5, sss=0.2)
    ched = pbr('ched', 'e9ad4c', 0.5, sss=0.15, bump=(40, 0.1, 3))

    def wedge(x, y, rot, R, h, a0, a1, mo, mi):
        n = 16
        mb = MB()
        A = [lerp(a0, a1, i / n) for i in range(n + 1)]
        top = [(R * math.cos(a), R * math.sin(a), h) for a in A]
        bot = [(R * math.cos(a), R * math.sin(a), 0) for a in A]
        mb.grid([bot, [(p[0] * 1.0, p[1] * 1.0, h * 0.5) for p in bot], top], [[(0, 0, 0, 1)] * (n + 1)] * 3, mo)
        mb.grid([[(0, 0, h)] * (n + 1), top], [[(0, 0, 0, 1)] * (n + 1)] * 2, mo)
        for a in (a0, a1):
            mb.grid([[(0, 0, 0), (R * math.cos(a), R * math.sin(a), 0)], [(0, 0, h), (R * math.cos(a), R * math.sin(a), h)]], [[(0, 0, 0,
                    1)] * 2] * 2, mi)
        obj('wd', mb.mesh('wd', False), (x, y, Z), (0, 0, rad(rot)))
    wedge(-0.13, 0.1, 0, 0.075, 0.03, rad(-30), rad(268), rind, paste)
    wedge(-0.05, 0.045, -42, 0.07, 0.028, rad(0), rad(46), rind, paste)
    wedge(0.16, 0.1, 200, 0.12, 0.05, rad(0), rad(34), pbr('wax', 'b5482e', 0.35, coat=0.4), ched)
    for k in range(9):
        rbox('cub', 0.022, 0.022, 0.022, ched, 0.002, 2, (0.05 + 0.025 * (k % 3) + r.uniform(-0.003, 0.003), 0.13 + 0.023 * (k // 3 % 2) - 0.01,
                Z + 0.011 + 0.021 * (k // 6)), (0, 0, r.random()))
    gr = pbr('grg', '9fb15a', 0.25, sss=0.4, coat=0.3)
    gp = pbr('grp', '5a2440', 0.3, sss=0.2, coat=0.25)
    for m, x, y, sd in ((gp, -0.22, -0.06, 1), (gr, 0.25, -0.03, 2), (gp, 0.02, 0.15, 3)):
        me, Q = grapes(m, F.stem, 40, 0.0115, sd)
        for p in Q:
            obj('gr', me, (x + p.x, y + p.y, Z + p.z), (r.random() * 3, r.random() * 3, 0))
    fig = pbr('fig', '4a2b47', 0.5, sss=0.1, bump=(60, 0.2, 3))
    fin = pbr('fin', 'c9505a', 0.4, sss=0.3, bump=(140, 0.8, 2, 'vor'))
    frm = pbr('frm', 'f4e4cf', 0.6, sss=0.2)
    for x, y, a in ((-0.03, -0.07, 0), (0.03, -0.1, 1.2), (-0.085, -0.1, 2.5), (0.1, -0.06, 4)):
        obj('fg', lathe('figo', smoothprof([(0, -0.002), (0.012, -0.001), (0.0215, 0.008), (0.022, 0.012)], 5), fig, 40), (x, y, Z + 0.003), (rad(18),
                0, a))
        obj('fr', lathe('figr', [(0.0215, 0.0122), (0.019, 0.0128)], frm, 40), (x, y, Z + 0.003), (rad(18), 0, a))
        obj('fi', lathe('figi', [(0.019, 0.0128), (0.008, 0.0125), (0, 0.0115)], fin, 40), (x, y, Z + 0.003), (rad(18), 0, a))
    ckm = pbr('crk', 'dcae6c', 0.8, bump=(90, 0.5, 4))
    for k in range(9):
        obj('ck', lathe('crk', [(0, 0.0), (0.027, 0), (0.028, 0.0015), (0.027, 0.003), (0, 0.0035)], ckm, 40), (0.0 + 0.017 * k - 0.02,
                -0.15 + 0.003 * math.sin(k), Z + 0.026), (rad(8), rad(66), rad(4 * k)))
    brd = pbr('crumb2', 'f3e2bf', 0.9, bump=(160, 0.8, 4))
    cst = pbr('crust2', 'b5793c', 0.7, bump=(60, 0.5, 4))
    # baguette slices, fanned
    for k in range(8):
        e = link(bpy.data.objects.new('e', None))
        e.location = (0.13 + 0.021 * k, -0.125 + 0.006 * math.sin(k), Z + 0.03)
        e.rotation_euler = (rad(6), rad(62), rad(5 * k - 14))
        for me in (lathe('bgt%d' % k, [(0.026, 0), (0.028, 0.002), (0.028, 0.009), (0.026, 0.011)], cst, 40), lathe('bgc%d' % k, [(0, 0.0112),
                (0.0262, 0.011)], brd, 40), lathe('bgd%d' % k, [(0, -0.0002), (0.0262, 0)], brd, 40)):
            o = obj('bg', me, (0, 0, 0), (0, 0, 0), (1, 1.15, 1))
            o.parent = e
    gl = glass('jar', 'ffffff', 0, 1.45)
    hon = pbr('honey', 'e0942a', 0.05, spec=0.6, coat=1, sss=0.3)
    obj('jar', lathe('jar', [(0, 0.0), (0.028, 0), (0.031, 0.004), (0.032, 0.045), (0.028, 0.052), (0.028, 0.058), (0.026, 0.058), (0.026, 0.05),
            (0.029, 0.044), (0.028, 0.006), (0, 0.005)], gl, 48), (-0.245, 0.12, Z))
    obj('hn', lathe('hn', [(0, 0.006), (0.0275, 0.006), (0.0285, 0.04), (0, 0.041)], hon, 48), (-0.245, 0.12, Z))
    wn = pbr('nut', 'a87546', 0.7, bump=(90, 0.7, 4, 'vor'))
    for k in range(16):
        sphere(0.009, wn, (-0.16 + r.gauss(0, 0.025), -0.135 + r.gauss(0, 0.012), Z + 0.008 + 0.006 * (k % 2)), 14, scale=(1, 1.2, 0.85))
    for k in range(20):
        obj('bb', BB, (r.choice([-0.1, 0.11, 0.22]) + r.gauss(0, 0.014), r.choice([0.02, 0.05]) + r.gauss(0, 0.012), Z + 0.006), (r.uniform(-0.7,
                0.7), r.uniform(-0.7, 0.7), 0))
    for k in range(9):
        obj('rb', RB, (0.0 + r.gauss(0, 0.03), 0.01 + r.gauss(0, 0.018), Z + 0.009), (r.random() * 2, r.random() * 2, 0))
    for k in range(9):
        F.put(r.choice(F.leaves[3:]), Vector((r.uniform(-0.29, 0.29), r.choice([-0.16, 0.19]), Z + 0.01)), Vector((r.uniform(-1, 1), r.uniform(-0.3,
                0.3), 0.2)), 0.11)
    F.dome((-0.33, 0.2, 0.03), 0.09, n=12, fs=0.09, leaves=14, leafL=1.3, fill=4, zmin=0, small=6)
    F.put(F.mid[1], Vector((0.2, 0.02, Z + 0.02)), Vector((0, -0.3, 1)), 0.05)
    F.put(F.small[0], Vector((0.24, 0.03, Z + 0.02)), Vector((0, -0.3, 1)), 0.03)
    nap = linen('e9e2d6', 120, 0.3)
    cloth(0.5, 0.4, nap, 0.02, 5, 3, (-0.42, -0.2, 0.02), 90)
    area((-1.1, 0.1, 1.0), (0, 0, 0.02), 0.8, 20, 'fff2e0', 1.1)
    area((1, -0.7, 0.6), (0, 0, 0.02), 0.8, 3, 'ffdcc4')
    area((0.3, 1, 0.8), (0, 0, 0.02), 0.5, 9, 'ffe2c0')
    world_color('b8aca2', 0.3)
    camera((0.05, -0.74, 0.5), (0.01, 0.01, 0.02), 60, 2.8, focus=(0, -0.06, 0.04))
    render(kind, exposure=0.65, spp=40, bloom=0.04)
elif kind == 'canapes':
    backdrop('d9d0c6', marble('mar', 'f4efe9', 'cbbfb2', 0.16), 1.8)
    sl = pbr('slate', '2f2e30', 0.6, bump=(9, 0.5, 6))
    rbox('sl', 0.56, 0.26, 0.012, sl, 0.003, 2, (0, 0.0, 0.006))
    Z = 0.012
    bl = pbr('blini', 'c58c4e', 0.75, sss=0.1, bump=(70, 0.3, 4))
    cream = pbr('cream', 'fff8ee', 0.4, sss=0.2)
    sal = pbr('salmon', 'ee7f5b', 0.35, sss=0.3, coat=0.2)
    cuc = pbr('cuc', '3a5530', 0.5)
    cin = pbr('cin', 'e2e8cc', 0.4, sss=0.3)
    rye = pbr('rye', '6b4226', 0.8, bump=(160, 0.6, 3))
    beet = pbr('beet', 'a32450', 0.4, sss=0.3)
    SWc = swirl(cream, 0.016, 0.016, 2.6, ridges=6, name='cs')
    for i in range(7):
        for j in range(3):
            x = -0.225 + i * 0.075
            y = -0.075 + j * 0.075
            # blini, cream, salmon rose, dill
            if j == 0:
                obj('bl', bpy.data.meshes.get('bln') or lathe('bln', smoothprof([(0, 0), (0.024, 0), (0.027, 0.004), (0.024, 0.008), (0, 0.009)], 4),
                        bl, 40), (x, y, Z))
                obj('cs', SWc, (x, y, Z + 0.009))
                mb = MB()
                for k in range(3):
                    mb.grid([[((0.003 + 0.0035 * k + 0.003 * v) * math.cos(t * 6.6 + k), (0.003 + 0.0035 * k + 0.003 * v) * math.sin(t * 6.6 + k),
                            0.011 * v * (1 - 0.12 * k) + 0.0012 * math.sin(t * 15 + k)) for v in (0, 0.5, 1)] for t in [q / 26 for q in range(27)]],
                            [[(0, 0, 0, 1)] * 3] * 27, sal)
                obj('sr', mb.mesh('sr'), (x, y, Z + 0.016))
                F.put(F.leaves[4], Vector((x + 0.006, y + 0.004, Z + 0.018)), Vector((0.5, 0.3, 0.8)), 0.026)
            elif j == 1:
                obj('cu', bpy.data.meshes.get('cuc') or lathe('cuc', [(0, 0), (0.019, 0), (0.0195, 0.002), (0.0195, 0.018), (0.019, 0.02)], cuc, 40),
                        (x, y, Z))
                obj('ci', bpy.data.meshes.get('cui') or lathe('cui', [(0.019, 0.02), (0.012, 0.0202), (0, 0.0202)], cin, 40), (x, y, Z))
                obj('cs', SWc, (x, y, Z + 0.02), scale=0.85)
                F.put(F.small[i % 3], Vector((x, y - 0.003, Z + 0.037)), Vector((0, -0.3, 1)), 0.02)
            else:
                rbox('ry', 0.042, 0.042, 0.009, rye, 0.002, 2, (x, y, Z + 0.005), (0, 0, r.uniform(-0.05, 0.05)))
                o = obj('cs', bpy.data.meshes.get('bs') or swirl(beet, 0.017, 0.017, 2.6, ridges=6, name='bs'), (x, y, Z + 0.009))
                obj('bb', BB, (x, y, Z + 0.03))
                F.put(F.leaves[5], Vector((x + 0.005, y, Z + 0.024)), Vector((0.6, -0.2, 0.5)), 0.022)
    gl = glass('gl', 'ffffff', 0, 1.5)
    m = liquid('chp', 'fbd9a0', 0.3)
    for x, y in ((-0.14, 0.24), (-0.02, 0.3), (0.12, 0.25)):
        obj('c', coupe(gl), (x, y, 0))
        obj('l', coupe_liquid(m, f=0.93), (x, y, 0))
    F.dome((0.36, 0.26, 0.05), 0.13, n=16, fs=0.11, leaves=18, leafL=1.2, fill=4, zmin=0, small=6)
    F.dome((-0.4, 0.3, 0.05), 0.12, n=14, fs=0.11, leaves=16, leafL=1.2, fill=4, zmin=0, small=6)
    area((-1.1, -0.1, 1.0), (0, 0, 0.02), 0.8, 17, 'fff4e6', 1.1)
    area((1, -0.7, 0.6), (0, 0, 0.02), 0.8, 2.5, 'ffdcc4')
    area((0.3, 1, 0.9), (0, 0, 0.02), 0.6, 9, 'ffeed8')
    world_color('d0c8c0', 0.35)
    camera((0.09, -0.56, 0.26), (0.005, 0.05, 0.045), 56, 2.2, focus=(0, -0.06, 0.03))
    render(kind, exposure=0.6, spp=40, bloom=0.05, bounces=10, warm=(0.99, 1, 1.03))
elif kind == 'plated':
    backdrop('7a6a5e', linen('ece4d9', 60, 0.18), 2.4)
    CUT = {k: cutlery(k, g) for k in ('fork', 'knife')}
    rimp = pbr('stone', 'f4f0ea', 0.45, bump=(70, 0.12, 3))
    obj('pl', lathe('dp', smoothprof([(0, 0.006), (0.085, 0.006), (0.095, 0.008), (0.15, 0.02), (0.154, 0.022)], 5) + smoothprof([(0.154, 0.02),
            (0.09, 0.0), (0, 0)], 4), rimp, 96))
    Z = 0.0065
    pea = pbr('pea', '8fae4e', 0.35, sss=0.3)
    mb = MB()
    rows = []
    for i in range(60):
        t = i / 59
        a = rad(150) - rad(250) * t
        w = 0.021 * math.sin(pi * min(1, 0.15 + t * 0.85)) ** 0.6 * (1 - 0.4 * t)
        R = 0.052
        rows.append([((R + w * v) * math.cos(a) - 0.005, (R + w * v) * math.sin(a),
                Z + 0.0045 * (1 - v * v) + 0.0012 * math.sin(v * 9 + t * 11)) for v in [q / 6 - 1 for q in range(13)]])
    mb.grid(rows, [[(0, 0, 0, 1)] * 13] * 60, pea)
    obj('pu', mb.mesh('pu'))
    sc = pbr('sca', 'f4e2c0', 0.45, sss=0.35)
    top = pbr('sear', 'b5682c', 0.4, sss=0.1, coat=0.2, bump=(80, 0.5, 4))
    for k, a in enumerate((140, 85, 30, -30)):
        x, y = (0.05 * math.cos(rad(a)), 0.05 * math.sin(rad(a)))
        obj('sc', bpy.data.meshes.get('sca') or lathe('sca', smoothprof([(0, 0), (0.0165, 0.0), (0.019, 0.006), (0.019, 0.014), (0.0178, 0.0185)], 4),
                sc, 40, wob=lambda q, z: 0.03 * math.sin(3 * q)), (x, y, Z + 0.003), (0, 0, k))
        obj('st', bpy.data.meshes.get('scat') or lathe('scat', smoothprof([(0.0178, 0.0185), (0.016, 0.0215), (0.009, 0.0225), (0, 0.0225)], 4), top,
                40, wob=lambda q, z: 0.03 * math.sin(3 * q)), (x, y, Z + 0.003), (0, 0, k))
        F.put(r.choice(F.leaves[3:5]), Vector((x, y, Z + 0.026)), Vector((r.uniform(-0.5, 0.5), r.uniform(-0.5, 0.5), 0.8)), 0.03)
    pk = pbr('peas', '7fa83e', 0.3, sss=0.2, coat=0.2)
    for k in range(18):
        a = rad(r.uniform(-60, 170))
        q = 0.05 + r.gauss(0, 0.011)
        sphere(0.0042, pk, (q * math.cos(a), q * math.sin(a), Z + 0.006), 16)
    oil = pbr('oil', 'b9902a', 0.05, spec=0.6, coat=1)
    for k in range(14):
        a = rad(r.uniform(190, 330))
        q = r.uniform(0.04, 0.075)
        s = r.uniform(0.0015, 0.0045)
        obj('o', bpy.data.meshes.get('dot') or lathe('dot', smoothprof([(1, 0), (0.8, 0.3), (0, 0.42)], 4), oil, 20), (q * math.cos(a),
                q * math.sin(a), Z), scale=s)
    for k, (x, y) in enumerate(((0.012, 0.036), (-0.03, 0.055), (0.055, 0.0), (-0.055, 0.008), (0.02, -0.02))):
        F.put((F.small + F.small)[k], Vector((x, y, Z + 0.014)), Vector((r.uniform(-0.4, 0.4), -0.3, 1)), 0.022)
    for k in range(7):
        a = rad(r.uniform(-40, 160))
        F.put(F.leaves[5], Vector((0.05 * math.cos(a), 0.05 * math.sin(a), Z + 0.012)), Vector((r.uniform(-0.5, 0.5), r.uniform(-0.5, 0.5), 0.7)),
                0.03)
    nap = linen(TONE[pal]['nap'], 130, 0.25)
    napkin_fold(nap, (-0.235, -0.0, 0), 0.1, 0.24, 3)
    obj('f', CUT['fork'], (-0.235, 0, 0.014), (0, 0, rad(3)))
    obj('k', CUT['knife'], (0.195, 0, 0.002), (0, 0, rad(-3)))
    gl = thin('gl', 'ffffff', 0.42)
    obj('wg', wineglass(gl, 0.22, 0.042), (0.19, 0.26, 0))
    obj('wg', wineglass(gl, 0.2, 0.036), (0.1, 0.31, 0))
    C = Candles(0.4)
    C.votive(-0.1, 0.3, 0)
    C.votive(0.32, 0.16, 0)
    C.taper(-0.28, 0.46, 0, 0.26, 0.1)
    C.taper(0.02, 0.55, 0, 0.3, 0.12)
    F.dome((-0.2, 0.46, 0.05), 0.15, n=22, fs=0.12, leaves=22, leafL=1.2, fill=5, zmin=0, small=8)
    F.dome((0.3, 0.5, 0.05), 0.13, n=18, fs=0.11, leaves=18, leafL=1.2, fill=5, zmin=0, small=8)
    area((-1.1, 0.0, 1.0), (0, 0, 0.02), 0.7, 16, 'fff2e0', 1.1)
    area((1, -0.7, 0.6), (0, 0, 0.02), 0.8, 2, 'ffdcc4')
    area((0.3, 1, 0.8), (0, 0, 0.02), 0.5, 10, 'ffe2c0')
    world_color('b0a69c', 0.3)
    camera((0.05, -0.56, 0.36), (-0.005, 0.035, 0.02), 76, 2.6, focus=(0, 0.0, 0.02))
    render(kind, exposure=0.6, spp=40, bloom=0.05)
elif kind == 'cupcakes':
    backdrop(P['w'][1] if pal != 'white' else 'dfe3d8', marble('mar'), 1.1)
    SW = [swirl(ICE[i], 0.036, 0.034, 3.2, name='sw%d' % i) for i in range(4)]
    st = pbr('st', 'fbf8f4', 0.25, coat=0.3)
    stand(0.19, 0.1, st)
    k = 0
    for R, n in ((0.135, 9), (0.06, 4)):
        for i in range(n):
            a = 2 * pi * i / n + 0.25
            cupcake(R * math.cos(a), R * math.sin(a), 0.1, None, k % 4, k % 3)
            k += 1
    stand(0.07, 0.155, g, 0, 0)
    cupcake(0, 0, 0.16, None, 1, 1)
    for x, y, kk in ((-0.3, -0.06, 2), (-0.36, 0.03, 0), (0.29, -0.08, 3), (0.37, 0.0, 1)):
        cupcake(x, y, 0, None, kk, (kk + 1) % 3)
    F.dome((0.5, 0.42, 0.08), 0.18, n=20, fs=0.14, leaves=20, leafL=1.2, fill=5, zmin=0)
    F.dome((-0.55, 0.45, 0.08), 0.18, n=20, fs=0.14, leaves=20, leafL=1.2, fill=5, zmin=0)
    petals(F, 7, (-0.4, 0.4), (-0.3, -0.14))
    softbox(0.6)
    camera((0.06, -1.35, 0.42), (0, 0, 0.125), 84, 2.4, focus=(0, -0.12, 0.15))
    render(kind, exposure=0.6, spp=40, bloom=0.04, warm=(0.98, 1, 1.04))
elif kind == 'donuts':
    backdrop(P['b'][1], wood('oak', 'c9a578', 'a98252', 0.45, 0.8), 1.0)
    fr = wood('peg', 'efe4d4', 'dccbb4', 0.6, 1)
    rbox('wall', 0.86, 0.02, 0.62, fr, 0.01, 3, (0, 0.22, 0.37))
    pg = wood('pegs', 'c9a578', 'a07a4c', 0.5)
    GL = [pbr('gl%d' % i, c, 0.18, sss=0.1, coat=0.6) for i, c in enumerate((P['a'][0], P['w'][1], P['b'][0], '6b3f28', P['a'][1]))]
    k = 0
    for j in range(3):
        for i in range(6):
            if (j, i) == (1, 3):
                continue
            x = -0.34 + i * 0.136
            z = 0.2 + j * 0.125
            if z > 0.62:
                continue
            tubes([[(x, 0.22, z + 0.016), (x, 0.13, z + 0.024)]], 0.007, pg)
            donut(x + r.uniform(-0.004, 0.004), 0.185, z, (rad(84), r.uniform(-0.2, 0.2), 0), GL[(i * 2 + j * 3) % 5], k)
            k += 1
    text('sweet as can be', (-0.03, 0.205, 0.585), 0.075, pbr('ink', P['c'][0], 0.5), script_font(), (rad(90), 0, 0))
    for i, (x, y, z) in enumerate(((-0.3, -0.02, 0.016), (-0.2, -0.07, 0.016), (-0.25, -0.04, 0.046), (0.26, -0.04, 0.016), (0.35, 0.02, 0.016))):
        donut(x, y, z, (r.uniform(-0.05, 0.05), r.uniform(-0.05, 0.05), 0), GL[(i + 1) % 5], i)
    F.dome((-0.46, 0.2, 0.03), 0.12, n=16, fs=0.12, leaves=18, leafL=1.3, fill=5, zmin=-0.1)
    F.dome((0.46, 0.16, 0.03), 0.12, n=16, fs=0.12, leaves=18, leafL=1.3, fill=5, zmin=-0.1)
    F.dome((0.4, 0.2, 0.66), 0.08, n=12, fs=0.1, leaves=14, leafL=1.5, fill=3, zmin=-0.8, front=Vector((0, -1, 0)))
    petals(F, 6, (-0.3, 0.3), (-0.2, -0.1))
    softbox(0.6)
    camera((0.05, -1.6, 0.42), (0, 0.1, 0.34), 58, 2.8, focus=(0, 0.16, 0.34))
    render(kind, exposure=0.6, spp=40, bloom=0.04, warm=(0.98, 1, 1.04))
elif kind == 'desserts':
    lin = linen('f6f1e9', 70, 0.12)
    plane(6, 1.6, lin, (0, 0.35, 0))
    mb = MB()
    n = 240
    mb.grid([[(lerp(-3, 3, i / (n - 1)), -0.45 - 0.02 * math.sin(i * 0.45) * k - 0.01 * k, -0.75 * k) for i in range(n)] for k in (0, 0.03, 0.4, 1)],
            [[(0, 0, 0, 1)] * n] * 4, lin)
    obj('drop', mb.mesh('drop'))
    plane(10, 6, pbr('wall', P['b'][1], 0.9), (0, 1.5, 1.5), (pi / 2, 0, 0))
    st = pbr('st', 'fbf8f4', 0.25, coat=0.3)
    SW = [swirl(ICE[i], 0.036, 0.034, 3.2, name='sw%d' % i) for i in range(4)]
    cust = [pbr('cu%d' % i, c, 0.3, sss=0.2, coat=0.3) for i, c in enumerate(('f6dc8a', 'f3b8a8', 'fff1dc'))]
    fr = pbr('frost', 'f8f2e9', 0.6, spec=0.25, sss=0.12, bump=(22, 0.3, 4, 'noise', 0.01))
    stand(0.17, 0.16, g, 0, 0.22)
    z = 0.165
    for R, h in ((0.13, 0.13), (0.085, 0.11)):
        obj('tier', lathe('tier%g' % R, [(0, 0), (R, 0), (R, h * 0.92), (R - 0.008, h), (0, h + 0.001)], fr, 96), (0, 0.22, z))
        z += h
    F.dome((0.02, 0.2, z + 0.005), 0.055, n=11, fs=0.075, leaves=10, leafL=1.2, fill=3, zmin=-0.1, small=6)
    F.dome((-0.08, 0.12, 0.3), 0.05, n=8, fs=0.07, leaves=8, leafL=1.1, fill=2, zmin=-0.5, small=4, front=Vector((-0.4, -1, 0.3)).normalized())
    k = 0
    for x, y, R, zz, what in ((-0.42, 0.16, 0.17, 0.14, 'cup'), (0.42, 0.14, 0.17, 0.11, 'tart'), (-0.2, -0.16, 0.14, 0.045, 'tart2'), (0.24, -0.18,
            0.14, 0.06, 'don'), (-0.75, 0.2, 0.15, 0.2, 'tart'), (0.76, 0.22, 0.15, 0.2, 'cup')):
        stand(R, zz, st if k % 2 else g, x, y)
        for q in range(8):
            a = 2 * pi * q / 8
            X, Y = (x + R * 0.68 * math.cos(a), y + R * 0.68 * math.sin(a))
            if what == 'cup':
                cupcake(X, Y, zz, None, (q + k) % 4, q % 3)
            elif what == 'don':
                donut(X, Y, zz + 0.015, (0, 0, 0), [ICE[2], ICE[0], ICE[3]][q % 3], q) if q % 2 else None
            else:
                tart(X, Y, zz, cust[(q + k) % 3], 1, ('rasp', 'blue', 'flower')[q % 3])
        if what == 'cup':
            cupcake(x, y, zz, None, 1, 1)
        elif what == 'don':
            donut(x, y, zz + 0.042, (0.1, 0, 0), ICE[3], 2)
        else:
            tart(x, y, zz, cust[0], 1, 'rasp')
        k += 1
    C = Candles(0.3)
    for x, y in ((-0.0, -0.22), (-0.42, -0.2), (0.5, -0.24), (0.02, 0.02)):
        C.votive(x, y, 0)
    F.garland(lambda t: Vector((lerp(-1.2, 1.2, t), -0.34 + 0.02 * math.sin(t * 14), 0.012)), 0.1, n=36, fs=0.075, leaves=90, leafL=0.15)
    F.dome((-0.62, 0.55, 0.12), 0.2, n=22, fs=0.15, leaves=22, leafL=1.2, fill=6, zmin=-0.2)
    F.dome((0.6, 0.6, 0.12), 0.2, n=22, fs=0.15, leaves=22, leafL=1.2, fill=6, zmin=-0.2)
    softbox(0.75)
    camera((0.08, -1.9, 0.56), (0, 0, 0.19), 62, 2.8, focus=(0, -0.1, 0.2))
    render(kind, exposure=0.5, spp=40, bloom=0.05, warm=(0.98, 1, 1.04))
